/** The address of a link to a biodata: copied, or sent on WhatsApp to whom the family chooses there. */
import { Copy, MessageCircle } from "lucide-react";
import { paths } from "#contract/paths.ts";
import { useCopyLink } from "#web/platform/browser/use-copy-link.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { buttonStyle } from "#web/ui/button-style.ts";

export function SendLink({ name, label, secret }: { name: string; label: string; secret: string }) {
  const t = useWords();
  const here = useHere();
  const copyLink = useCopyLink();
  const link = location.origin + here(paths.sharedBiodata(secret));
  return (
    <>
      <Button
        size="small"
        icon={<Copy aria-hidden="true" />}
        aria-label={t("biodata.link.copy.of", { label })}
        onClick={() => void copyLink(link)}
      >
        {t("biodata.link.copy")}
      </Button>
      <a
        href={`https://wa.me/?text=${encodeURIComponent(t("biodata.link.message", { name, link }))}`}
        target="_blank"
        rel="noreferrer"
        aria-label={t("biodata.link.whatsapp.of", { label })}
        className={buttonStyle({ size: "small" })}
      >
        <MessageCircle aria-hidden="true" />
        {t("biodata.link.whatsapp")}
      </a>
    </>
  );
}
