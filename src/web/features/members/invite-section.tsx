/** The member's invitation link, to pass on. */
import { Copy, MessageCircle, Share2 } from "lucide-react";
import { useEffect, useState } from "react";
import type { Profile } from "#contract/members.ts";
import { inLanguage, paths } from "#contract/paths.ts";
import { useCopyLink } from "#web/platform/browser/use-copy-link.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { usePlanPrice, useSiteFacts } from "#web/platform/loading/site-facts.ts";
import { Button } from "#web/ui/button.tsx";
import { buttonStyle } from "#web/ui/button-style.ts";
import { Card } from "#web/ui/card.tsx";

export function InviteSection({ profile }: { profile: Profile }) {
  const t = useWords();
  const copyLink = useCopyLink();
  const language = useLanguage();
  const facts = useSiteFacts();
  const price = usePlanPrice();
  const canShare = useCanShare();
  const invite = { refId: profile._id, referredby: profile.name };
  const link = `${facts?.publicUrl ?? ""}${inLanguage(language, paths.signUp(invite))}`;
  const text = t("members.invite.text", { brand: facts?.brand ?? "", price });
  const share = () => void navigator.share({ text, url: link }).catch(() => undefined);
  return (
    <Card as="section" aria-labelledby="invite-title">
      <h2 id="invite-title">{t("members.invite.title")}</h2>
      <p className="mt-1 text-ink-soft">{t("members.invite.intro")}</p>
      <p className="mt-4 rounded-md bg-sunken px-3 py-2.5 text-sm break-all select-all">{link}</p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        {canShare && (
          <Button size="small" look="primary" onClick={share} icon={<Share2 aria-hidden="true" />}>
            {t("members.invite.share")}
          </Button>
        )}
        <Button size="small" onClick={() => void copyLink(link)} icon={<Copy aria-hidden="true" />}>
          {t("members.invite.copy")}
        </Button>
        <a
          href={`https://wa.me/?text=${encodeURIComponent(`${text} ${link}`)}`}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonStyle({ size: "small" })}
        >
          <MessageCircle aria-hidden="true" />
          WhatsApp
        </a>
      </div>
    </Card>
  );
}

/** Known only in the browser. */
function useCanShare(): boolean {
  const [can, setCan] = useState(false);
  useEffect(() => setCan("share" in navigator), []);
  return can;
}
