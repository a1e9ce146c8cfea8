/** For who wrote an announcement and looks at its page: how it stands, where to change it, and how to take it back. */
import { Pencil, Undo2 } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { AnnouncementView } from "#contract/announcements/announcement-views.ts";
import { paths, slugWithId } from "#contract/paths.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { AnnouncementStatus } from "./announcement-status.tsx";
import { WithdrawDialog } from "./withdraw-dialog.tsx";

export default function OwnAnnouncementNote({ announcement: one }: { announcement: AnnouncementView }) {
  const t = useWords();
  const here = useHere();
  const navigate = useNavigate();
  const [asked, setAsked] = useState(false);
  return (
    <div className="flex flex-col gap-3 rounded-md bg-sunken p-4">
      <p>{t("announcements.mine")}</p>
      <AnnouncementStatus announcement={one} />
      <div className="flex flex-wrap gap-3">
        <ButtonLink
          size="small"
          to={here(paths.editAnnouncement(slugWithId(one.slug, one._id)))}
          icon={<Pencil aria-hidden="true" />}
        >
          {t("announcements.edit")}
        </ButtonLink>
        <Button size="small" onClick={() => setAsked(true)} icon={<Undo2 aria-hidden="true" />}>
          {t("announcements.withdraw")}
        </Button>
      </div>
      <WithdrawDialog
        announcement={asked ? one : undefined}
        onClose={() => setAsked(false)}
        onWithdrawn={() => void navigate(here(paths.announcements()))}
      />
    </div>
  );
}
