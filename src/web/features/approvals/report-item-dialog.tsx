/** Reporting an item: a reason from the list and what was noticed. */
import { type ApprovalKindKey, ITEM_REPORT_REASONS } from "#contract/approval-kinds.ts";
import { itemReportForm, itemReports } from "#contract/item-reports.ts";
import { ReportForm } from "#web/features/reviews/report-form.tsx";
import { call } from "#web/platform/calls/call.ts";
import { formDefaults } from "#web/platform/forms/form-defaults.ts";
import { useContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";

interface Props {
  kind: ApprovalKindKey;
  id: string;
  name: string;
  onClose: () => void;
}

export default function ReportItemDialog({ kind, id, name, onClose }: Props) {
  const t = useWords();
  const toasts = useToasts();
  const form = useContractForm(itemReportForm, {
    name: `report-${id}`,
    defaults: formDefaults(itemReportForm),
    onSubmit: async (report) => {
      await call(itemReports.create, { kind, id, ...report });
      toasts.show({ tone: "success", text: t("item-report.sent") });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t("item-report.title", { name })}>
      <ReportForm
        form={form}
        reasons={ITEM_REPORT_REASONS.map((reason) => [reason, t(`item-report.${reason}`)] as const)}
        intro={t("item-report.text")}
        labels={{
          reason: t("item-report.reason"),
          choose: t("item-report.choose"),
          text: t("item-report.label"),
          send: t("item-report.send"),
        }}
      />
    </Dialog>
  );
}
