/** For who posted an opening: closes it because somebody was found, or gives it another closing date. */
import { CalendarPlus, UserCheck } from "lucide-react";
import { useState } from "react";
import type { JobView } from "#contract/job-views.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";
import { fillJob } from "./job-calls.ts";
import { RenewDialog } from "./renew-dialog.tsx";

interface Props {
  job: JobView;
  onChanged: (job: JobView) => void;
}

export function OpeningEnd({ job, onChanged }: Props) {
  const t = useWords();
  const [asked, ask] = useState<"fill" | "renew">();
  const { job_title: title } = job;
  return (
    <>
      {!job.isClosed && (
        <Button
          size="small"
          aria-label={t("jobs.fill.of", { title })}
          onClick={() => ask("fill")}
          icon={<UserCheck aria-hidden="true" />}
        >
          {t("jobs.fill")}
        </Button>
      )}
      <Button
        size="small"
        aria-label={t(job.isClosed ? "jobs.renew.of" : "jobs.renew.longer.of", { title })}
        onClick={() => ask("renew")}
        icon={<CalendarPlus aria-hidden="true" />}
      >
        {t(job.isClosed ? "jobs.renew" : "jobs.renew.longer")}
      </Button>
      <FillDialog job={job} open={asked === "fill"} onClose={() => ask(undefined)} onChanged={onChanged} />
      {asked === "renew" && <RenewDialog job={job} onClose={() => ask(undefined)} onRenewed={onChanged} />}
    </>
  );
}

function FillDialog({ job, open, onClose, onChanged }: Props & { open: boolean; onClose: () => void }) {
  const t = useWords();
  const toasts = useToasts();
  const sayFailure = useFailureToast();
  const [busy, setBusy] = useState(false);
  const { job_title: title } = job;
  const fill = async () => {
    setBusy(true);
    try {
      onChanged(await fillJob(job._id));
      toasts.show({ tone: "success", text: t("jobs.fill.done", { title }) });
    } catch (error) {
      sayFailure(error);
    }
    setBusy(false);
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      busy={busy}
      title={t("jobs.fill.title", { title })}
      yes={t("jobs.fill.yes")}
      no={t("jobs.fill.no")}
      onYes={() => void fill()}
      onNo={onClose}
    >
      <p>{t("jobs.fill.text")}</p>
    </ConfirmDialog>
  );
}
