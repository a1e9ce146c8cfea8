/** Asks until when an opening is to stand in the lists. */
import * as z from "zod/mini";
import { DAY_MS, dayOf, showDate } from "#base/dates.ts";
import { OPEN_DAYS_MAX } from "#contract/job-choices.ts";
import { closingDate, lastClosingDate } from "#contract/job-opening-form.ts";
import type { JobView } from "#contract/job-views.ts";
import { jobs } from "#contract/jobs.ts";
import { call } from "#web/platform/calls/call.ts";
import { ContractForm } from "#web/platform/forms/contract-form.tsx";
import { useContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { DialogFoot } from "#web/ui/dialog-foot.tsx";
import { Field } from "#web/ui/field.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";

const renewForm = z.strictObject({ closingDate: closingDate() });
const USUAL_DAYS = 30;

interface Props {
  job: JobView;
  onClose: () => void;
  onRenewed: (job: JobView) => void;
}

export function RenewDialog({ job, onClose, onRenewed }: Props) {
  const t = useWords();
  const language = useLanguage();
  const toasts = useToasts();
  const { _id, job_title: title } = job;
  const form = useContractForm(renewForm, {
    name: `renew-job-${_id}`,
    defaults: { closingDate: dayOf(new Date(Date.now() + USUAL_DAYS * DAY_MS)) },
    draft: false,
    onSubmit: async (given) => {
      const { job: renewed } = await call(jobs.renew, { id: _id, ...given });
      const date = showDate(renewed.closingDate, language);
      toasts.show({ tone: "success", text: t("jobs.renew.done", { title, date }) });
      onRenewed(renewed);
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t("jobs.renew.title", { title })}>
      <ContractForm form={form} className="grid gap-4">
        <p className="text-ink-soft">{t("jobs.renew.text")}</p>
        <Field
          label={t("jobs.label.closing-date")}
          hint={t("jobs.hint.closing-date", { n: OPEN_DAYS_MAX })}
          required
          {...form.field("closingDate")}
        >
          <TextInput
            type="date"
            min={dayOf(new Date())}
            max={lastClosingDate()}
            className="sm:w-56"
            {...form.input("closingDate")}
          />
        </Field>
        <DialogFoot back={t("jobs.renew.back")} onBack={onClose} busy={form.busy}>
          {t("jobs.renew.save")}
        </DialogFoot>
      </ContractForm>
    </Dialog>
  );
}
