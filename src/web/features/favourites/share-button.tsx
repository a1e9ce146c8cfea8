/** Shares the page of an item by the device's own way (WhatsApp among others); where it has none, by WhatsApp or its copied address. */
import { Share2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useWords } from "#web/platform/language/words.tsx";
import { useSiteFacts } from "#web/platform/loading/site-facts.ts";
import { IconButton } from "#web/ui/icon-button.tsx";

const ShareDialog = lazy(() => import("./share-dialog.tsx"));

/** `path` has its language. */
export function ShareButton({ name, path }: { name: string; path: string }) {
  const t = useWords();
  const facts = useSiteFacts();
  const [url, setUrl] = useState<string>();
  const text = t("profile.share.text", { name, brand: facts?.brand ?? t("site.brand") });
  const share = async () => {
    const here = location.origin + path;
    if (typeof navigator.share !== "function") return setUrl(here);
    try {
      await navigator.share({ title: text, text, url: here });
    } catch {
      // The person closed the device's own sheet.
    }
  };
  return (
    <>
      <IconButton look="framed" label={t("profile.share")} onClick={() => void share()}>
        <Share2 aria-hidden="true" />
      </IconButton>
      <Suspense>{url && <ShareDialog text={text} url={url} onClose={() => setUrl(undefined)} />}</Suspense>
    </>
  );
}
