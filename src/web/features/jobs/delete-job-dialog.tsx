/** Asks before an opening is taken away. */
import { useState } from "react";
import type { JobCard } from "#contract/job-views.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";

type Job = Pick<JobCard, "_id" | "job_title">;

interface Props {
  /** Undefined while nothing is asked. */
  job: Job | undefined;
  onClose: () => void;
  onDeleted: (job: Job) => void;
}

export function DeleteJobDialog({ job, onClose, onDeleted }: Props) {
  const t = useWords();
  const toasts = useToasts();
  const sayFailure = useFailureToast();
  const [busy, setBusy] = useState(false);
  const title = job?.job_title ?? "";
  const remove = async () => {
    if (!job) return;
    setBusy(true);
    try {
      const { deleteJob } = await import("./job-calls.ts");
      await deleteJob(job._id);
      onDeleted(job);
      toasts.show({ tone: "success", text: t("jobs.deleted", { title }) });
    } catch (error) {
      sayFailure(error);
    }
    setBusy(false);
    onClose();
  };
  return (
    <ConfirmDialog
      open={job !== undefined}
      danger
      busy={busy}
      title={t("jobs.delete.title", { title })}
      yes={t("jobs.delete.yes")}
      no={t("jobs.delete.no")}
      onYes={() => void remove()}
      onNo={onClose}
    >
      <p>{t("jobs.delete.text")}</p>
    </ConfirmDialog>
  );
}
