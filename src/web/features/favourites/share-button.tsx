/** Shares the page of an item by the device's own way (WhatsApp among others), or copies its address. */
import { Share2 } from "lucide-react";
import { useWords } from "#web/platform/language/words.tsx";
import { useSiteFacts } from "#web/platform/loading/site-facts.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";

/** `path` has its language. */
export function ShareButton({ name, path }: { name: string; path: string }) {
  const t = useWords();
  const toasts = useToasts();
  const facts = useSiteFacts();
  const share = async () => {
    const url = location.origin + path;
    const title = t("profile.share.text", { name, brand: facts?.brand ?? t("site.brand") });
    try {
      if (typeof navigator.share === "function") return await navigator.share({ title, text: title, url });
      await navigator.clipboard.writeText(url);
      toasts.show({ tone: "success", text: t("profile.shared") });
    } catch {
      // The person closed the device's own sheet.
    }
  };
  return (
    <IconButton look="framed" label={t("profile.share")} onClick={() => void share()}>
      <Share2 aria-hidden="true" />
    </IconButton>
  );
}
