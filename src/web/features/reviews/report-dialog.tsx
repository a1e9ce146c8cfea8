/** Reporting a business: a reason from the list and what was seen. */
import { businessReports, REPORT_REASONS, reportForm } from "#contract/business-reports.ts";
import { call } from "#web/platform/calls/call.ts";
import { ContractForm } from "#web/platform/forms/contract-form.tsx";
import { formDefaults } from "#web/platform/forms/form-defaults.ts";
import { useContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { SelectInput } from "#web/ui/select-input.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";
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
      <ContractForm form={form} className="grid gap-4">
        <p className="text-ink-soft">{t("reviews.report.text")}</p>
        <Field label={t("reviews.report.label")} required {...form.field("reason")}>
          <SelectInput {...form.input("reason")}>
            <option value="">{t("reviews.write.choose")}</option>
            {REPORT_REASONS.map((reason) => (
              <option key={reason} value={reason}>
                {t(`reviews.report.reason.${reason}`)}
              </option>
            ))}
          </SelectInput>
        </Field>
        <Field label={t("reviews.label.report")} required {...form.field("text")}>
          <TextArea rows={4} limit={500} {...form.input("text")} />
        </Field>
        <Button type="submit" look="primary" busy={form.busy} className="sm:justify-self-end">
          {t("reviews.report.send")}
        </Button>
      </ContractForm>
    </Dialog>
  );
}
