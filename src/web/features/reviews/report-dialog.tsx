/** Reporting a business: a reason from the list and what was seen. */
import { businessReports, REPORT_REASONS, reportForm } from "#contract/business-reports.ts";
import { call } from "#web/platform/calls/call.ts";
import { formDefaults } from "#web/platform/forms/form-defaults.ts";
import { useContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";
import { ReportForm } from "./report-form.tsx";
import type { ReviewedBusiness } from "./reviewed-business.ts";

interface Props {
  business: ReviewedBusiness;
  onClose: () => void;
}

export default function ReportDialog({ business: { _id, businessName: name }, onClose }: Props) {
  const t = useWords();
  const toasts = useToasts();
  const form = useContractForm(reportForm, {
    name: `report-${_id}`,
    defaults: formDefaults(reportForm),
    onSubmit: async (report) => {
      await call(businessReports.create, { fkBusinessId: _id, ...report });
      toasts.show({ tone: "success", text: t("reviews.report.sent") });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t("reviews.report.title", { name })}>
      <ReportForm
        form={form}
        reasons={REPORT_REASONS.map((reason) => [reason, t(`reviews.report.reason.${reason}`)] as const)}
        intro={t("reviews.report.text")}
        labels={{
          reason: t("reviews.report.label"),
          choose: t("reviews.write.choose"),
          text: t("reviews.label.report"),
          send: t("reviews.report.send"),
        }}
      />
    </Dialog>
  );
}
