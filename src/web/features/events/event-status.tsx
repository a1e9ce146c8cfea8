/** How an event of one's own stands: with the staff, and whether it takes place. */
import type { EventView } from "#contract/events/event-views.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Badge } from "#web/ui/badge.tsx";

export function EventStatus({ event }: { event: EventView }) {
  const t = useWords();
  const reason = event.rejectionMessage ?? event.editRejectionMessage;
  return (
    <div className="flex flex-col gap-1">
      <p className="flex flex-wrap gap-2">
        <StandBadge event={event} />
        {event.hasPendingEdit && <Badge tone="accent">{t("events.edit-waits")}</Badge>}
      </p>
      {event.isHeld && <p className="text-sm text-danger">{t("events.held")}</p>}
      {event.approvalStatus === "Pending" && <p className="text-sm text-ink-soft">{t("events.pending.text")}</p>}
      {reason && <p className="text-sm text-danger">{reason}</p>}
    </div>
  );
}

function StandBadge({ event: { approvalStatus, isOver, isCancelled } }: { event: EventView }) {
  const t = useWords();
  if (isCancelled) return <Badge tone="danger">{t("events.cancelled.badge")}</Badge>;
  if (approvalStatus === "Pending") return <Badge tone="accent">{t("events.pending")}</Badge>;
  if (approvalStatus === "Rejected") return <Badge tone="danger">{t("events.rejected")}</Badge>;
  return isOver ? <Badge>{t("events.over.badge")}</Badge> : <Badge tone="open">{t("events.public")}</Badge>;
}
