/** Asks to tell others: by WhatsApp with the invitation's words, or by the address; members find their own link. */
import { Copy, MessageCircle } from "lucide-react";
import { inLanguage, paths } from "#contract/paths.ts";
import { useCopyLink } from "#web/platform/browser/use-copy-link.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { usePlanPrice, useSiteFacts } from "#web/platform/loading/site-facts.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { buttonStyle } from "#web/ui/button-style.ts";

export function HomeInvite() {
  const t = useWords();
  const here = useHere();
  const copyLink = useCopyLink();
  const facts = useSiteFacts();
  const price = usePlanPrice();
  const link = `${facts?.publicUrl ?? ""}${inLanguage(t.language, paths.home())}`;
  const text = t("home.invite.share", { brand: facts?.brand ?? t("site.brand"), price });
  return (
    <section aria-labelledby="invite-others" className="rounded-xl border border-line bg-accent-soft p-6 md:p-10">
      <h2 id="invite-others">{t("home.invite")}</h2>
      <p className="mt-2 max-w-text">{t("home.invite.text", { price })}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <a
          href={`https://wa.me/?text=${encodeURIComponent(`${text} ${link}`)}`}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonStyle({})}
        >
          <MessageCircle aria-hidden="true" />
          {t("home.invite.whatsapp")}
        </a>
        <Button
          onClick={() => void copyLink(link, text)}
          icon={<Copy aria-hidden="true" />}
          className="noscript:hidden"
        >
          {t("home.invite.copy")}
        </Button>
        <ButtonLink to={here(paths.invitations())} className="visitor:hidden">
          {t("home.invite.member")}
        </ButtonLink>
      </div>
    </section>
  );
}
