/** Asks before an announcement is taken back. */
import type { AnnouncementCard } from "#contract/announcements/announcement-views.ts";
import { DeleteDialog } from "#web/platform/failures/delete-dialog.tsx";
import { useWords } from "#web/platform/language/words.tsx";

type Announcement = Pick<AnnouncementCard, "_id" | "title">;

interface Props {
  /** Undefined while nothing is asked. */
  announcement: Announcement | undefined;
  onClose: () => void;
  onWithdrawn: (announcement: Announcement) => void;
}

export function WithdrawDialog({ announcement, onClose, onWithdrawn }: Props) {
  const t = useWords();
  return (
    <DeleteDialog
      item={announcement}
      title={t("announcements.withdraw.title")}
      text={t("announcements.withdraw.text", { title: announcement?.title ?? "" })}
      yes={t("announcements.withdraw.yes")}
      no={t("announcements.withdraw.no")}
      deleted={t("announcements.withdrawn")}
      remove={async ({ _id }) => (await import("./announcement-calls.ts")).withdrawAnnouncement(_id)}
      onClose={onClose}
      onDeleted={onWithdrawn}
    />
  );
}
