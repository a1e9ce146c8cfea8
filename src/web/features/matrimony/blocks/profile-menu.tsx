/** The quiet menu of a whole profile: block the family, report the profile. */
import { Ban, EllipsisVertical, Flag } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useNavigate } from "react-router";
import type { ProfileView } from "#contract/matrimony/views.ts";
import { paths } from "#contract/paths.ts";
import { useHere, useWords, WithWords } from "#web/platform/language/words.tsx";
import { Menu } from "#web/ui/menu.tsx";

const BlockDialog = lazy(() => import("#web/features/blocks/block-dialog.tsx"));
const ReportDialog = lazy(() => import("../reports/report-dialog.tsx"));

interface Props {
  profile: ProfileView;
  /** As the page says it. */
  name: string;
}

export function ProfileMenu(props: Props) {
  return (
    <Suspense>
      <WithWords group="blocks">
        <Choices {...props} />
      </WithWords>
    </Suspense>
  );
}

function Choices({ profile, name }: Props) {
  const t = useWords();
  const here = useHere();
  const navigate = useNavigate();
  const [open, setOpen] = useState<"block" | "report">();
  const close = () => setOpen(undefined);
  return (
    <>
      <Menu title={<EllipsisVertical aria-hidden="true" />} label={t("blocks.menu")}>
        <button type="button" onClick={() => setOpen("block")}>
          <Ban aria-hidden="true" />
          {t("blocks.block")}
        </button>
        <button type="button" onClick={() => setOpen("report")}>
          <Flag aria-hidden="true" />
          {t("blocks.report")}
        </button>
      </Menu>
      <Suspense>
        {open === "block" && (
          <BlockDialog
            through="profile"
            id={profile._id}
            onClose={close}
            onBlocked={() => void navigate(here(paths.profileList({ gender: profile.gender })), { replace: true })}
          />
        )}
        {open === "report" && (
          <ReportDialog id={profile._id} name={name} onClose={close} onBlock={() => setOpen("block")} />
        )}
      </Suspense>
    </>
  );
}
