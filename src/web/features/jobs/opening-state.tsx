/** What the owner of an opening has to know of its approval: why it was turned down, or that it waits. */
import type { JobView } from "#contract/job-views.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { classNames } from "#web/ui/class-names.ts";

/** Nothing of one that is public as it is. */
export function OpeningState({ job, className }: { job: JobView; className?: string }) {
  const t = useWords();
  const { approvalStatus, rejectionMessage: reason, hasPendingEdit, isHeld } = job;
  if (reason)
    return (
      <p className={classNames("rounded-md bg-danger-soft px-4 py-3 text-sm text-danger wrap-anywhere", className)}>
        {t(approvalStatus === "Rejected" ? "jobs.own.fix" : "jobs.own.fix-edit", { reason })}
      </p>
    );
  const text = isHeld
    ? t("jobs.own.held")
    : hasPendingEdit
      ? t("jobs.own.edit-waiting")
      : approvalStatus === "Pending" && t("jobs.own.pending");
  if (!text) return null;
  return <p className={classNames("rounded-md bg-accent-soft px-4 py-3 text-sm", className)}>{text}</p>;
}
