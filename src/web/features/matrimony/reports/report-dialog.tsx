/** Reporting a profile; once it is sent, the family can be blocked as well. */
import { useState } from "react";
import { PROFILE_REPORT_REASONS, profileReportForm, profileReports } from "#contract/matrimony/profile-reports.ts";
import { ReportForm } from "#web/features/reviews/report-form.tsx";
import { call } from "#web/platform/calls/call.ts";
import { formDefaults } from "#web/platform/forms/form-defaults.ts";
import { useContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { DialogFoot } from "#web/ui/dialog-foot.tsx";

interface Props {
  id: string;
  name: string;
  onClose: () => void;
  onBlock: () => void;
}

export default function ReportDialog({ id, name, onClose, onBlock }: Props) {
  const t = useWords();
  const [isSent, setSent] = useState(false);
  const form = useContractForm(profileReportForm, {
    name: `report-${id}`,
    defaults: formDefaults(profileReportForm),
    onSubmit: async (report) => {
      await call(profileReports.create, { fkProfileId: id, ...report });
      setSent(true);
    },
  });
  if (isSent)
    return (
      <Dialog open onClose={onClose} title={t("blocks.report.sent")}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            onBlock();
          }}
          className="grid gap-4"
        >
          <p>{t("blocks.report.block")}</p>
          <DialogFoot back={t("blocks.block.no")} onBack={onClose} busy={false} look="danger">
            {t("blocks.block")}
          </DialogFoot>
        </form>
      </Dialog>
    );
  return (
    <Dialog open onClose={onClose} title={t("blocks.report.title", { name })}>
      <ReportForm
        form={form}
        reasons={PROFILE_REPORT_REASONS.map((reason) => [reason, t(`blocks.report.${reason}`)] as const)}
        intro={t("blocks.report.text")}
        labels={{
          reason: t("blocks.report.reason"),
          choose: t("blocks.report.choose"),
          text: t("blocks.label.report"),
          send: t("blocks.report.send"),
        }}
      />
    </Dialog>
  );
}
