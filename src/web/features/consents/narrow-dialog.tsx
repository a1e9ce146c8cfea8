/** Leaves less of a grant, or lets it end sooner; it offers nothing wider. */
import { DAY_MS, showDate } from "#base/dates.ts";
import { narrowForm } from "#contract/consent-form.ts";
import { type ConsentView, DURATIONS } from "#contract/consent-views.ts";
import { consents } from "#contract/consents.ts";
import { call } from "#web/platform/calls/call.ts";
import { ContractForm } from "#web/platform/forms/contract-form.tsx";
import { useContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { DialogFoot } from "#web/ui/dialog-foot.tsx";
import { Field } from "#web/ui/field.tsx";
import { SelectInput } from "#web/ui/select-input.tsx";
import { ScopeChoice } from "./scope-choice.tsx";

interface Props {
  consent: ConsentView;
  onClose: () => void;
  onNarrowed: (consent: ConsentView) => void;
}

export function NarrowDialog({ consent, onClose, onNarrowed }: Props) {
  const t = useWords();
  const { _id: id, scopesGranted, grantedUntil } = consent;
  const end = new Date(grantedUntil ?? 0).getTime();
  const shorter = DURATIONS.filter((days) => Date.now() + days * DAY_MS < end);
  const form = useContractForm(narrowForm, {
    name: `narrow-${id}`,
    defaults: { scopes: scopesGranted, days: "" },
    draft: false,
    onSubmit: async (left) => onNarrowed((await call(consents.narrow, { id, ...left })).consent),
  });
  return (
    <Dialog open dual onClose={onClose} title={t("consents.narrow.title", { name: consent.asker?.name ?? "" })}>
      <ContractForm form={form} className="grid gap-4">
        <p className="text-ink-soft">{t("consents.narrow.text")}</p>
        <ScopeChoice form={form} legend={t("consents.narrow.scopes")} choices={scopesGranted} />
        {shorter.length > 0 && (
          <Field label={t("consents.narrow.until")} {...form.field("days")}>
            <SelectInput {...form.input("days")}>
              <option value="">{t("consents.narrow.keep", { date: showDate(grantedUntil ?? "", t.language) })}</option>
              {shorter.map((days) => (
                <option key={days} value={days}>
                  {t("consents.narrow.days", { n: days })}
                </option>
              ))}
            </SelectInput>
          </Field>
        )}
        <DialogFoot back={t("consents.back")} onBack={onClose} busy={form.busy}>
          {t("consents.narrow.yes")}
        </DialogFoot>
      </ContractForm>
    </Dialog>
  );
}
