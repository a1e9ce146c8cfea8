/** Passing a topic on: by WhatsApp, and by the device's own way, which can copy the link too, or where it has none by the link to copy. A member's is counted once a day. */
import { Link2, MessageCircle, Share2 } from "lucide-react";
import { useCopyLink } from "#web/platform/browser/use-copy-link.ts";
import { useHydrated } from "#web/platform/browser/use-hydrated.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { useSiteFacts } from "#web/platform/loading/site-facts.ts";
import { useSession } from "#web/platform/stored-session/use-session.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import type { DiscussedTopic } from "./discussed-topic.ts";

export function ShareButtons({ topic }: { topic: DiscussedTopic }) {
  const t = useWords();
  const here = useHere();
  const copyLink = useCopyLink();
  const facts = useSiteFacts();
  const { user } = useSession();
  const isHydrated = useHydrated();
  const hasOwnWay = isHydrated && typeof navigator.share === "function";
  const text = t("discussion.share.text", { title: topic.title, brand: facts?.brand ?? t("site.brand") });
  const url = (facts?.publicUrl ?? "") + here(topic.path);
  const count = () => {
    if (user) void import("./discussion-calls.ts").then(({ sendShare }) => sendShare(topic)).catch(() => undefined);
  };
  const share = async () => {
    try {
      await navigator.share({ title: topic.title, text, url });
      count();
    } catch {
      // The person closed the device's own sheet.
    }
  };
  const copy = async () => {
    if (await copyLink(url)) count();
  };
  return (
    <>
      {hasOwnWay && (
        <IconButton look="framed" label={t("discussion.share")} onClick={() => void share()}>
          <Share2 aria-hidden="true" />
        </IconButton>
      )}
      <a
        href={`https://wa.me/?text=${encodeURIComponent(`${text} ${url}`)}`}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={t("discussion.whatsapp")}
        title={t("discussion.whatsapp")}
        onClick={count}
        className="inline-grid size-11 shrink-0 place-items-center rounded-full border-[1.5px] border-control bg-card text-ink hover:border-ink hover:bg-sunken [&>svg]:size-5"
      >
        <MessageCircle aria-hidden="true" />
      </a>
      {isHydrated && !hasOwnWay && (
        <IconButton look="framed" label={t("discussion.copy")} onClick={() => void copy()}>
          <Link2 aria-hidden="true" />
        </IconButton>
      )}
    </>
  );
}
