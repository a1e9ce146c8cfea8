/** Shares the page by the device's own way (WhatsApp among others), or copies its address. */
import { Share2 } from "lucide-react";
import { inLanguage } from "#contract/paths.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { useSiteFacts } from "#web/platform/loading/site-facts.ts";
import { Button } from "#web/ui/button.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";

interface Props {
  /** What goes along with the address. */
  text: string;
  /** Without its language. */
  path: string;
  className?: string;
}

export function SharePage({ text, path, className }: Props) {
  const t = useWords();
  const toasts = useToasts();
  const facts = useSiteFacts();
  const share = async () => {
    const url = `${facts?.publicUrl ?? ""}${inLanguage(t.language, path)}`;
    try {
      if (typeof navigator.share === "function") return await navigator.share({ text, url });
      await navigator.clipboard.writeText(`${text} ${url}`);
      toasts.show({ tone: "success", text: t("share.copied") });
    } catch {
      // The person closed the device's own sheet.
    }
  };
  return (
    <Button onClick={() => void share()} icon={<Share2 aria-hidden="true" />} className={className}>
      {t("share.page")}
    </Button>
  );
}
