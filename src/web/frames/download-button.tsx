/** The floating Download App button: opens wide on the first press, then leads to the store (section 2). */
import { Download, X } from "lucide-react";
import { useState } from "react";
import { safeWebAddress } from "#base/web-address.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { useSiteFacts } from "#web/platform/loading/site-facts.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { useUiWords } from "#web/ui/words.tsx";

/** Nothing until the operator has told the store's address. */
export function DownloadButton() {
  const t = useWords();
  const ui = useUiWords();
  const [open, setOpen] = useState(false);
  const store = safeWebAddress(useSiteFacts()?.appStoreLink ?? "");
  if (!store) return null;
  return (
    <div className="fixed start-4 bottom-[calc(var(--floor)+1rem)] z-30 flex items-center rounded-full border border-line bg-card shadow-float md:start-6 print:hidden">
      {open ? (
        <>
          <a
            href={store}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-11 items-center gap-2 ps-4 font-semibold text-maroon"
          >
            <Download aria-hidden="true" className="size-5" />
            {t("site.download")}
          </a>
          <IconButton label={ui.close} onClick={() => setOpen(false)}>
            <X aria-hidden="true" />
          </IconButton>
        </>
      ) : (
        <IconButton label={t("site.download.open")} onClick={() => setOpen(true)}>
          <Download aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}
