/** Who has applied, below each other; the resume and the question before a rejection open over the list. */
import { useState } from "react";
import { applications } from "#contract/applications/applications.ts";
import type { ApplicantView } from "#contract/applications/views.ts";
import { call } from "#web/platform/calls/call.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";
import { ApplicantCard } from "./applicant-card.tsx";
import { RejectDialog } from "./reject-dialog.tsx";
import { ResumeDialog } from "./resume-dialog.tsx";

interface Props {
  applicants: readonly ApplicantView[];
  onChanged: (applicant: ApplicantView) => void;
  /** Neither is shown to the other any more. */
  onBlocked: (applicant: ApplicantView) => void;
}

export function ApplicantList({ applicants, onChanged, onBlocked }: Props) {
  const t = useWords();
  const toasts = useToasts();
  const sayFailure = useFailureToast();
  const [open, setOpen] = useState<{ what: "resume" | "reject"; applicant: ApplicantView }>();
  const [busy, setBusy] = useState<string>();
  const close = () => setOpen(undefined);
  const shortlist = async ({ _id: id, fullName: name }: ApplicantView) => {
    setBusy(id);
    try {
      onChanged((await call(applications.shortlist, { id })).applicant);
      toasts.show({ tone: "success", text: t("applications.shortlisted", { name }) });
    } catch (error) {
      sayFailure(error);
    }
    setBusy(undefined);
  };
  return (
    <>
      <ul className="flex flex-col gap-3">
        {applicants.map((applicant) => (
          <li key={applicant._id}>
            <ApplicantCard
              applicant={applicant}
              busy={busy === applicant._id}
              onOpen={() => setOpen({ what: "resume", applicant })}
              onShortlist={() => void shortlist(applicant)}
              onReject={() => setOpen({ what: "reject", applicant })}
              onBlocked={() => onBlocked(applicant)}
            />
          </li>
        ))}
      </ul>
      {open?.what === "resume" && (
        <ResumeDialog key={open.applicant._id} applicant={open.applicant} onClose={close} onOpened={onChanged} />
      )}
      {open?.what === "reject" && (
        <RejectDialog
          key={open.applicant._id}
          applicant={open.applicant}
          onClose={close}
          onRejected={(applicant) => {
            close();
            onChanged(applicant);
          }}
        />
      )}
    </>
  );
}
