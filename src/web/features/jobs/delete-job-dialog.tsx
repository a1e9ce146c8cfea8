/** Asks before an opening is taken away. */
import type { JobCard } from "#contract/job-views.ts";
import { DeleteDialog } from "#web/platform/failures/delete-dialog.tsx";
import { useWords } from "#web/platform/language/words.tsx";

type Job = Pick<JobCard, "_id" | "job_title">;

interface Props {
  /** Undefined while nothing is asked. */
  job: Job | undefined;
  onClose: () => void;
  onDeleted: (job: Job) => void;
}

export function DeleteJobDialog({ job, onClose, onDeleted }: Props) {
  const t = useWords();
  const title = job?.job_title ?? "";
  return (
    <DeleteDialog
      item={job}
      title={t("jobs.delete.title", { title })}
      text={t("jobs.delete.text")}
      yes={t("jobs.delete.yes")}
      no={t("jobs.delete.no")}
      deleted={t("jobs.deleted", { title })}
      remove={async ({ _id }) => (await import("./job-calls.ts")).deleteJob(_id)}
      onClose={onClose}
      onDeleted={onDeleted}
    />
  );
}
