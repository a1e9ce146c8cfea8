/** Shares the page by the device's own way (WhatsApp among others), or copies its address. */
import { Share2 } from "lucide-react";
import { inLanguage } from "#contract/paths.ts";
import { useCopyLink } from "#web/platform/browser/use-copy-link.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { useSiteFacts } from "#web/platform/loading/site-facts.ts";
import { Button } from "#web/ui/button.tsx";

interface Props {
  /** What goes along with the address. */
  text: string;
  /** Without its language. */
  path: string;
  className?: string;
}

export function SharePage({ text, path, className }: Props) {
  const t = useWords();
  const copyLink = useCopyLink();
  const facts = useSiteFacts();
  const share = async () => {
    const url = `${facts?.publicUrl ?? ""}${inLanguage(t.language, path)}`;
    // Fails where the person closes the device's own sheet.
    if (typeof navigator.share === "function") await navigator.share({ text, url }).catch(() => undefined);
    else await copyLink(url, text);
  };
  return (
    <Button onClick={() => void share()} icon={<Share2 aria-hidden="true" />} className={className}>
      {t("share.page")}
    </Button>
  );
}
