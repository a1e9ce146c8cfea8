/** /jobs/opening-form: a new opening. */
import { useLoaderData, useNavigate } from "react-router";
import { jobs } from "#contract/jobs.ts";
import { paths } from "#contract/paths.ts";
import { leaveNote } from "#web/platform/browser/screen-notes.ts";
import { call } from "#web/platform/calls/call.ts";
import { dropIdempotencyKey, idempotencyKeyOf } from "#web/platform/forms/idempotency-key.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import type { ScreenHandle } from "#web/platform/loading/screen-handle.ts";
import { readUser } from "#web/platform/stored-session/stored-session.ts";
import { JobForm } from "./job-form.tsx";
import { JobFormPage, loadChoices } from "./job-form-page.tsx";
import { type JobSent, newJobValues } from "./job-form-values.ts";

export const handle: ScreenHandle = { title: "jobs.form.new" };

const NAME = "job-new";

export function clientLoader() {
  return loadChoices();
}
clientLoader.hydrate = true as const;

export default function NewJobScreen() {
  const t = useWords();
  const here = useHere();
  const navigate = useNavigate();
  const choices = useLoaderData<typeof clientLoader>();
  const send = async (sent: JobSent) => {
    const { job } = await call(jobs.create, { ...sent, idempotencyKey: idempotencyKeyOf(NAME, sent) });
    dropIdempotencyKey(NAME);
    leaveNote({ tone: "success", id: "jobs.created", values: { title: job.job_title } });
    await navigate(here(paths.jobs()));
  };
  return (
    <JobFormPage title={t("jobs.form.new")} back={{ to: here(paths.jobs()), text: t("jobs.form.back") }}>
      <JobForm
        name={NAME}
        defaults={newJobValues(readUser())}
        {...choices}
        submit={t("jobs.form.save.new")}
        onSend={send}
      />
    </JobFormPage>
  );
}
