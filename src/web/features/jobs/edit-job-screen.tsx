/** /jobs/update-opening-form/{opening}: one of the member's own openings, whole. */
import { type ClientLoaderFunctionArgs, data, useLoaderData, useNavigate } from "react-router";
import { jobs } from "#contract/jobs.ts";
import { idInSlug, paths } from "#contract/paths.ts";
import { leaveNote } from "#web/platform/browser/screen-notes.ts";
import { call } from "#web/platform/calls/call.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { orErrorPage } from "#web/platform/loading/refusals.ts";
import type { ScreenHandle } from "#web/platform/loading/screen-handle.ts";
import { JobForm } from "./job-form.tsx";
import { JobFormPage, loadChoices } from "./job-form-page.tsx";
import { type JobSent, valuesOfJob } from "./job-form-values.ts";
import { jobPath } from "./job-path.ts";
import { OpeningState } from "./opening-state.tsx";

export const handle: ScreenHandle = { title: "jobs.form.edit" };

export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const id = idInSlug(params.jobId ?? "");
  const [{ job }, choices] = await orErrorPage(Promise.all([call(jobs.fetch, { id }), loadChoices()]));
  if (!job.isMine) throw data({ code: "job.not-found" }, { status: 404 });
  return { job, choices };
}
clientLoader.hydrate = true as const;

export default function EditJobScreen() {
  const t = useWords();
  const here = useHere();
  const navigate = useNavigate();
  const { job, choices } = useLoaderData<typeof clientLoader>();
  const send = async (sent: JobSent) => {
    const { job: saved } = await call(jobs.update, { ...sent, id: job._id });
    const isPublic = saved.approvalStatus === "Approved" && !saved.isHeld;
    const id = isPublic && !saved.hasPendingEdit ? "jobs.saved" : isPublic ? "jobs.saved.waiting" : "jobs.created";
    leaveNote({ tone: "success", id, values: { title: saved.job_title } });
    await navigate(here(isPublic ? jobPath(saved) : paths.jobs()));
  };
  return (
    <JobFormPage title={t("jobs.form.edit")} back={{ to: here(paths.jobs()), text: t("jobs.form.back") }}>
      <OpeningState job={job} className="mb-6 max-w-form" />
      <JobForm
        key={job._id}
        name={`job-${job._id}`}
        defaults={valuesOfJob(job)}
        {...choices}
        submit={t("jobs.form.save")}
        onSend={send}
      />
    </JobFormPage>
  );
}
