/** The address of a link to a biodata: copied, or sent on WhatsApp to whom the family chooses there. */
import { Copy, MessageCircle } from "lucide-react";
import { paths } from "#contract/paths.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { buttonStyle } from "#web/ui/button-style.ts";
import { useToasts } from "#web/ui/toast-region.tsx";

export function SendLink({ name, label, secret }: { name: string; label: string; secret: string }) {
  const t = useWords();
  const here = useHere();
  const toasts = useToasts();
  const link = location.origin + here(paths.sharedBiodata(secret));
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toasts.show({ tone: "success", text: t("biodata.link.copied") });
    } catch {
      toasts.show({ tone: "info", text: link });
    }
  };
  return (
    <>
      <Button
        size="small"
        icon={<Copy aria-hidden="true" />}
        aria-label={t("biodata.link.copy.of", { label })}
        onClick={() => void copy()}
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
