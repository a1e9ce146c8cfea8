/** The resume of an applicant, which opens as seen; with the contact for an employer who has a plan. */
import { useEffect, useState } from "react";
import { applications } from "#contract/applications/applications.ts";
import type { ApplicantView, OpenedApplication } from "#contract/applications/views.ts";
import { call } from "#web/platform/calls/call.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { HandedResumeText } from "./handed-resume.tsx";

interface Props {
  applicant: ApplicantView;
  onClose: () => void;
  onOpened: (applicant: ApplicantView) => void;
}

export function ResumeDialog({ applicant, onClose, onOpened }: Props) {
  const t = useWords();
  const [opened, setOpened] = useState<OpenedApplication | "failed">();
  const { _id: id, state } = applicant;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each that is opened
  useEffect(() => {
    let gone = false;
    call(applications.open, { id }).then(
      (found) => {
        if (gone) return;
        setOpened(found);
        if (found.applicant.state !== state) onOpened(found.applicant);
      },
      () => gone || setOpened("failed"),
    );
    return () => {
      gone = true;
    };
  }, [id]);
  return (
    <Dialog open wide onClose={onClose} title={t("applications.resume.title", { name: applicant.fullName })}>
      {opened === undefined && <Skeleton className="h-64" />}
      {opened === "failed" && <p role="alert">{t("applications.resume.failed")}</p>}
      {opened && opened !== "failed" && <HandedResumeText resume={opened.resume} />}
    </Dialog>
  );
}
