/** Asks before a business is taken out of the directory. */
import { useState } from "react";
import { type OwnBusiness, ownBusinesses } from "#contract/own-businesses.ts";
import { call } from "#web/platform/calls/call.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";

interface Props {
  /** Undefined while nothing is asked. */
  business: OwnBusiness | undefined;
  onClose: () => void;
  onDeleted: (business: OwnBusiness) => void;
}

export function DeleteBusinessDialog({ business, onClose, onDeleted }: Props) {
  const t = useWords();
  const toasts = useToasts();
  const sayFailure = useFailureToast();
  const [busy, setBusy] = useState(false);
  const name = business?.businessName ?? "";
  const remove = async () => {
    if (!business) return;
    setBusy(true);
    try {
      await call(ownBusinesses.delete, { id: business._id });
      onDeleted(business);
      toasts.show({ tone: "success", text: t("businesses.deleted", { name }) });
    } catch (error) {
      sayFailure(error);
    }
    setBusy(false);
    onClose();
  };
  return (
    <ConfirmDialog
      open={business !== undefined}
      danger
      busy={busy}
      title={t("businesses.delete.title", { name })}
      yes={t("businesses.delete.yes")}
      no={t("businesses.delete.no")}
      onYes={() => void remove()}
      onNo={onClose}
    >
      <p>{t("businesses.delete.text", { n: business?.listingsCount ?? 0 })}</p>
    </ConfirmDialog>
  );
}
