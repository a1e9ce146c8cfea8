/** Saves the leads as a file for a spreadsheet. */
import { Download } from "lucide-react";
import { useState } from "react";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { exportLeads, type LeadsOf } from "./lead-calls.ts";

export function ExportLeadsButton({ of }: { of: LeadsOf }) {
  const t = useWords();
  const sayFailure = useFailureToast();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    await exportLeads(of).catch(sayFailure);
    setBusy(false);
  };
  return (
    <Button
      size="small"
      icon={<Download aria-hidden="true" />}
      busy={busy}
      busyLabel={t("businesses.leads.exporting")}
      onClick={() => void save()}
    >
      {t("businesses.leads.export")}
    </Button>
  );
}
