/** How an announcement of one's own stands with the staff, and why something was turned down. */
import type { AnnouncementView } from "#contract/announcements/announcement-views.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Badge } from "#web/ui/badge.tsx";

const TONES = { Pending: "accent", Approved: "open", Rejected: "danger" } as const;
const NAMES = {
  Pending: "announcements.pending",
  Approved: "announcements.shown",
  Rejected: "announcements.rejected",
} as const;

export function AnnouncementStatus({ announcement: one }: { announcement: AnnouncementView }) {
  const t = useWords();
  const reason = one.rejectionMessage ?? one.editRejectionMessage;
  return (
    <div className="flex flex-col gap-1">
      <p className="flex flex-wrap gap-2">
        <Badge tone={TONES[one.approvalStatus]}>{t(NAMES[one.approvalStatus])}</Badge>
        {one.hasPendingEdit && <Badge tone="accent">{t("announcements.edit-waits")}</Badge>}
        <span className="text-sm text-ink-soft">{t(`announcements.audience.${one.audience}`)}</span>
      </p>
      {one.isHeld && <p className="text-sm text-danger">{t("announcements.held")}</p>}
      {one.approvalStatus === "Pending" && <p className="text-sm text-ink-soft">{t("announcements.pending.text")}</p>}
      {reason && <p className="text-sm text-danger">{reason}</p>}
    </div>
  );
}
