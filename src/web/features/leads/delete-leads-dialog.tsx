/** Asks before one lead, or all of an item, are deleted. */
import { DeleteDialog } from "#web/platform/failures/delete-dialog.tsx";
import { useWords } from "#web/platform/language/words.tsx";
import { deleteAllLeads, deleteLead, itemOfLead, type Lead, type LeadsList } from "./lead-kinds.ts";

interface Props {
  of: LeadsList;
  pendingDelete: Lead | "all" | undefined;
  total: number;
  onClose: () => void;
  onDeleted: (lead: Lead | "all") => void;
}

export function DeleteLeadsDialog({ of, pendingDelete, total, onClose, onDeleted }: Props) {
  const t = useWords();
  const isAll = pendingDelete === "all";
  return (
    <DeleteDialog
      item={pendingDelete}
      title={
        isAll
          ? t("businesses.leads.delete-all.title", { n: total })
          : t("businesses.leads.delete.title", { name: pendingDelete?.contactPerson ?? "" })
      }
      text={t("businesses.leads.delete.text")}
      yes={t("businesses.delete.yes")}
      no={t("businesses.delete.no")}
      deleted={t(isAll ? "businesses.leads.deleted-all" : "businesses.leads.deleted")}
      remove={(asked) => {
        if (asked !== "all") return deleteLead(itemOfLead(of, asked), asked._id);
        if (of === "mine") throw new Error("the leads of all businesses are not deleted at once");
        return deleteAllLeads(of);
      }}
      onClose={onClose}
      onDeleted={onDeleted}
    />
  );
}
