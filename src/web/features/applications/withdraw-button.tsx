/** Takes an application back, after a question. */
import { Undo2 } from "lucide-react";
import { useState } from "react";
import { applications } from "#contract/applications/applications.ts";
import type { ApplicationView } from "#contract/applications/views.ts";
import { call } from "#web/platform/calls/call.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";

interface Props {
  application: ApplicationView;
  onWithdrawn: (application: ApplicationView) => void;
}

/** Nothing where it is withdrawn already. */
export function WithdrawButton({ application, onWithdrawn }: Props) {
  const t = useWords();
  const toasts = useToasts();
  const sayFailure = useFailureToast();
  const [asked, ask] = useState(false);
  const [busy, setBusy] = useState(false);
  const { _id: id, job_title: title, state } = application;
  if (state === "withdrawn") return null;
  const withdraw = async () => {
    setBusy(true);
    try {
      onWithdrawn((await call(applications.withdraw, { id })).application);
      toasts.show({ tone: "success", text: t("applications.withdrawn") });
    } catch (error) {
      sayFailure(error);
    }
    setBusy(false);
    ask(false);
  };
  return (
    <>
      <Button
        size="small"
        aria-label={t("applications.withdraw.of", { title })}
        onClick={() => ask(true)}
        icon={<Undo2 aria-hidden="true" />}
      >
        {t("applications.withdraw")}
      </Button>
      <ConfirmDialog
        open={asked}
        danger
        busy={busy}
        title={t("applications.withdraw.title", { title })}
        yes={t("applications.withdraw.yes")}
        no={t("applications.withdraw.no")}
        onYes={() => void withdraw()}
        onNo={() => ask(false)}
      >
        <p>{t("applications.withdraw.text")}</p>
      </ConfirmDialog>
    </>
  );
}
