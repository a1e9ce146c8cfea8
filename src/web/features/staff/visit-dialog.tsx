/** Asks which team was at a business and when, and records it. */
import { dayOf } from "#base/dates.ts";
import type { BusinessCard } from "#contract/businesses.ts";
import { staff, visitForm } from "#contract/staff.ts";
import { cityName } from "#web/features/places/place-name.ts";
import { call } from "#web/platform/calls/call.ts";
import { ContractForm } from "#web/platform/forms/contract-form.tsx";
import { formDefaults } from "#web/platform/forms/form-defaults.ts";
import { useContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { DialogFoot } from "#web/ui/dialog-foot.tsx";
import { Field } from "#web/ui/field.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";

export function VisitDialog({ business, onClose }: { business: BusinessCard; onClose: () => void }) {
  const t = useWords();
  const language = useLanguage();
  const toasts = useToasts();
  const name = business.businessName;
  const today = dayOf(new Date());
  const form = useContractForm(visitForm, {
    name: `visit-${business._id}`,
    defaults: formDefaults(visitForm, { team: cityName(business, language), visitedOn: today }),
    draft: false,
    onSubmit: async (visit) => {
      await call(staff.recordVisit, { id: business._id, ...visit });
      toasts.show({ tone: "success", text: t("staff.visits.done", { name }) });
      onClose();
    },
  });
  return (
    <Dialog open dual onClose={onClose} title={t("staff.visits.record.of", { name })}>
      <ContractForm form={form} className="grid gap-4">
        <Field label={t("label.team")} hint={t("staff.visits.team.hint")} required {...form.field("team")}>
          <TextInput autoComplete="off" {...form.input("team")} />
        </Field>
        <Field label={t("staff.visits.day")} required {...form.field("visitedOn")}>
          <TextInput type="date" max={today} {...form.input("visitedOn")} />
        </Field>
        <DialogFoot back={t("staff.back")} onBack={onClose} busy={form.busy}>
          {t("staff.visits.record")}
        </DialogFoot>
      </ContractForm>
    </Dialog>
  );
}
