/** /jobs/resume: the member's own resume, to write, change, hide and delete. */
import { useState } from "react";
import { useLoaderData, useNavigate } from "react-router";
import { jobReference } from "#contract/job-reference.ts";
import { paths } from "#contract/paths.ts";
import { resumes } from "#contract/resumes/resumes.ts";
import type { OwnResume } from "#contract/resumes/views.ts";
import { pathOfApplyWish } from "#web/features/applications/apply-wish.ts";
import { call } from "#web/platform/calls/call.ts";
import { dropIdempotencyKey, idempotencyKeyOf } from "#web/platform/forms/idempotency-key.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import type { ScreenHandle } from "#web/platform/loading/screen-handle.ts";
import { readUser } from "#web/platform/stored-session/stored-session.ts";
import { BackLink } from "#web/ui/back-link.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";
import { OwnResumeNote } from "./own-resume-note.tsx";
import { ResumeForm } from "./resume-form.tsx";
import { newResumeValues, type ResumeValues, sentOf, valuesOfResume } from "./resume-form-values.ts";

export const handle: ScreenHandle = { title: "resumes.form.edit" };

const NAME = "resume";

export async function clientLoader() {
  const [{ resume }, { functionalAreas }, { qualifications }] = await Promise.all([
    call(resumes.fetchOwn, {}),
    call(jobReference.areas, {}),
    call(jobReference.qualifications, {}),
  ]);
  return { resume, functionalAreas, qualifications };
}
clientLoader.hydrate = true as const;

export default function OwnResumeScreen() {
  const t = useWords();
  const here = useHere();
  const toasts = useToasts();
  const navigate = useNavigate();
  const { resume: loaded, ...choices } = useLoaderData<typeof clientLoader>();
  const [resume, setResume] = useState<OwnResume | null>(loaded);
  const send = async (values: ResumeValues, file: File | undefined) => {
    const sent = sentOf(values);
    const options = file ? { files: { field: "file", blobs: [{ name: file.name, blob: file }] } } : {};
    const saved = resume
      ? await call(resumes.update, { id: resume._id, ...sent.resume, removeFile: sent.removeFile }, options)
      : await call(
          resumes.create,
          {
            ...sent.resume,
            idempotencyKey: idempotencyKeyOf(NAME, [sent.resume, file?.name, file?.size, file?.lastModified]),
          },
          options,
        );
    dropIdempotencyKey(NAME);
    const text = resume
      ? t(saved.resume.hasPendingEdit ? "resumes.saved.waits" : "resumes.saved")
      : t("resumes.created");
    toasts.show({ tone: "success", text });
    // Who came to apply somewhere goes on there.
    const goOn = resume ? undefined : pathOfApplyWish();
    if (goOn) return navigate(goOn);
    setResume(saved.resume);
    window.scrollTo({ top: 0 });
  };
  return (
    <div className="mx-auto max-w-page px-4 pt-3 md:px-6">
      <BackLink to={here(paths.jobs())}>{t("resumes.form.back")}</BackLink>
      <h1 className="mt-1 mb-6 text-2xl md:text-3xl">{t(resume ? "resumes.form.edit" : "resumes.form.new")}</h1>
      {resume && <OwnResumeNote resume={resume} onChange={setResume} />}
      <ResumeForm
        // What was saved is what the form starts with.
        key={resume ? `${resume._id}-${resume.updatedAt}` : NAME}
        name={resume ? `${NAME}-${resume._id}` : NAME}
        defaults={resume ? valuesOfResume(resume) : newResumeValues(readUser())}
        fileName={resume?.fileName ?? null}
        {...choices}
        submit={t(!resume || resume.approvalStatus === "Rejected" ? "resumes.form.send" : "resumes.form.save")}
        onSend={send}
      />
    </div>
  );
}
