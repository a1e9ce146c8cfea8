/** How an entry of one's own stands with the staff, and why something was turned down. */
import type { EntryView } from "#contract/spirituality/entry-views.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Badge } from "#web/ui/badge.tsx";

type Stand = Pick<
  EntryView,
  "approvalStatus" | "rejectionMessage" | "editRejectionMessage" | "hasPendingEdit" | "isOver"
>;

export function EntryStatus({ entry }: { entry: Stand }) {
  const t = useWords();
  const reason = entry.rejectionMessage ?? entry.editRejectionMessage;
  return (
    <div className="flex flex-col gap-1">
      <p className="flex flex-wrap gap-2">
        <StandBadge entry={entry} />
        {entry.hasPendingEdit && <Badge tone="accent">{t("spirituality.edit-waits")}</Badge>}
      </p>
      {entry.approvalStatus === "Pending" && <p className="text-sm text-ink-soft">{t("spirituality.pending.text")}</p>}
      {reason && <p className="text-sm text-danger">{reason}</p>}
    </div>
  );
}

function StandBadge({ entry: { approvalStatus, isOver } }: { entry: Stand }) {
  const t = useWords();
  if (approvalStatus === "Pending") return <Badge tone="accent">{t("spirituality.pending")}</Badge>;
  if (approvalStatus === "Rejected") return <Badge tone="danger">{t("spirituality.rejected")}</Badge>;
  return isOver ? <Badge>{t("spirituality.over.badge")}</Badge> : <Badge tone="open">{t("spirituality.public")}</Badge>;
}
