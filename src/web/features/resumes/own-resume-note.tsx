/** How the member's resume stands, and what can be done with it as a whole. */
import { Eye, EyeOff, FileText, Inbox, Trash2 } from "lucide-react";
import { useState } from "react";
import { paths } from "#contract/paths.ts";
import type { OwnResume } from "#contract/resumes/views.ts";
import { DeleteDialog } from "#web/platform/failures/delete-dialog.tsx";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { buttonStyle } from "#web/ui/button-style.ts";
import { Card } from "#web/ui/card.tsx";
import { deleteResume, setResumeState } from "./resume-calls.ts";
import { resumePath } from "./resume-path.ts";

interface Props {
  resume: OwnResume;
  onChange: (resume: OwnResume | null) => void;
}

export function OwnResumeNote({ resume, onChange }: Props) {
  const t = useWords();
  const here = useHere();
  const sayFailure = useFailureToast();
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const isHidden = resume.state === "hidden";
  const toggle = async () => {
    setBusy(true);
    await setResumeState(resume._id, isHidden ? "open" : "hidden").then(onChange, sayFailure);
    setBusy(false);
  };
  return (
    <Card as="section" aria-label={t("resumes.own")} className="mb-6 flex max-w-form flex-col gap-3">
      <p role="status" className="font-semibold">
        {t(isHidden ? "resumes.status.hidden" : `resumes.status.${resume.approvalStatus}`)}
        {resume.hasPendingEdit && ` ${t("resumes.status.edit")}`}
      </p>
      {resume.rejectionMessage && (
        <p lang={langOf(resume.rejectionMessage, t.language)} className="border-s-2 border-danger ps-3">
          {resume.rejectionMessage}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <ButtonLink size="small" to={here(resumePath(resume))} icon={<Eye aria-hidden="true" />}>
          {t("resumes.view")}
        </ButtonLink>
        <ButtonLink size="small" to={here(paths.consents())} icon={<Inbox aria-hidden="true" />}>
          {t("resumes.requests")}
        </ButtonLink>
        {resume.fileLink && (
          <a href={resume.fileLink} download className={buttonStyle({ size: "small" })}>
            <FileText aria-hidden="true" />
            {t("resumes.download")}
          </a>
        )}
        <Button size="small" busy={busy} icon={<EyeOff aria-hidden="true" />} onClick={() => void toggle()}>
          {t(isHidden ? "resumes.show" : "resumes.hide")}
        </Button>
        <Button size="small" look="quiet" icon={<Trash2 aria-hidden="true" />} onClick={() => setAsked(true)}>
          {t("resumes.delete")}
        </Button>
      </div>
      <DeleteDialog
        item={asked ? resume : undefined}
        title={t("resumes.delete.title")}
        text={t("resumes.delete.text")}
        yes={t("resumes.delete.yes")}
        no={t("resumes.delete.no")}
        deleted={t("resumes.deleted")}
        remove={({ _id }) => deleteResume(_id)}
        onClose={() => setAsked(false)}
        onDeleted={() => onChange(null)}
      />
    </Card>
  );
}
