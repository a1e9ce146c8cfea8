/** Saves the receipt and the membership card as PDFs in the page's language. */
import { useState } from "react";
import { plans } from "#contract/plans.ts";
import { download } from "#web/platform/calls/download.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { useLanguage } from "#web/platform/language/words.tsx";

interface Documents {
  /** The order whose receipt, or 'card', is on its way. */
  busy: string | undefined;
  receipt(order: string): Promise<void>;
  card(): Promise<void>;
}

export function useDocuments(): Documents {
  const language = useLanguage();
  const showFailure = useFailureToast();
  const [busy, setBusy] = useState<string>();
  const save = async (what: string, path: string, query: Record<string, string>, name: string) => {
    setBusy(what);
    try {
      await download(path, { ...query, language }, name);
    } catch (error) {
      showFailure(error);
    } finally {
      setBusy(undefined);
    }
  };
  return {
    busy,
    receipt: (order) => save(order, plans.receiptDocument.path, { order }, "Receipt.pdf"),
    card: () => save("card", plans.cardDocument.path, {}, "Membership Card.pdf"),
  };
}
