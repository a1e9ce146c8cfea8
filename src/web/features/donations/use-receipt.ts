/** Saves the receipt of a donation; where that fails, the page of the receipt shows what it says, with an alert. */
import { useState } from "react";
import { donations } from "#contract/donations/donations.ts";
import { paths } from "#contract/paths.ts";
import { leaveNote } from "#web/platform/browser/screen-notes.ts";
import { download } from "#web/platform/calls/download.ts";
import { useHere, useLanguage, useWords } from "#web/platform/language/words.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";

interface Receipt {
  busy: "page" | "pdf" | undefined;
  savePage(): Promise<void>;
  savePdf(): Promise<void>;
}

export function useReceipt(id: string): Receipt {
  const here = useHere();
  const t = useWords();
  const language = useLanguage();
  const toasts = useToasts();
  const [busy, setBusy] = useState<Receipt["busy"]>();
  const save = async (what: "page" | "pdf", path: string, ending: string) => {
    setBusy(what);
    try {
      await download(path.replace("{id}", id), { language }, `donation-receipt-${id}.${ending}`);
    } catch {
      const view = here(paths.donationReceipt(id));
      if (location.pathname === view) toasts.show({ tone: "error", text: t("donations.save-failed") });
      else {
        leaveNote({ tone: "error", id: "donations.save-failed" });
        location.assign(view);
      }
    } finally {
      setBusy(undefined);
    }
  };
  return {
    busy,
    savePage: () => save("page", donations.receipt.path, "html"),
    savePdf: () => save("pdf", donations.receiptDocument.path, "pdf"),
  };
}
