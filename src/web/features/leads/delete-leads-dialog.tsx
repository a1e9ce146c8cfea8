/** Asks before one lead, or all of an item, are deleted. */
import { useState } from "react";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";
import { deleteAllLeads, deleteLead, type Lead, type LeadsOf } from "./lead-kinds.ts";

interface Props {
  of: LeadsOf;
  pendingDelete: Lead | "all" | undefined;
  total: number;
  onClose: () => void;
  onDeleted: (lead: Lead | "all") => void;
}

export function DeleteLeadsDialog({ of, pendingDelete, total, onClose, onDeleted }: Props) {
  const t = useWords();
  const toasts = useToasts();
  const sayFailure = useFailureToast();
  const [busy, setBusy] = useState(false);
  const isAll = pendingDelete === "all";
  const remove = async () => {
    if (!pendingDelete) return;
    setBusy(true);
    try {
      await (isAll ? deleteAllLeads(of) : deleteLead(of, pendingDelete._id));
      onDeleted(pendingDelete);
      toasts.show({ tone: "success", text: t(isAll ? "businesses.leads.deleted-all" : "businesses.leads.deleted") });
    } catch (error) {
      sayFailure(error);
    }
    setBusy(false);
    onClose();
  };
  return (
    <ConfirmDialog
      open={pendingDelete !== undefined}
      danger
      busy={busy}
      title={
        isAll
          ? t("businesses.leads.delete-all.title", { n: total })
          : t("businesses.leads.delete.title", { name: pendingDelete?.contactPerson ?? "" })
      }
      yes={t("businesses.delete.yes")}
      no={t("businesses.delete.no")}
      onYes={() => void remove()}
      onNo={onClose}
    >
      <p>{t("businesses.leads.delete.text")}</p>
    </ConfirmDialog>
  );
}
