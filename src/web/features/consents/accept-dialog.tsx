/** The yes of an owner, to a request or of their own will after a no: what of the things asked for, and for how long. */

import { grantForm } from "#contract/consent-form.ts";
import { type ConsentView, DURATIONS, USUAL_DURATION } from "#contract/consent-views.ts";
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
  onAccepted: (consent: ConsentView) => void;
}

export function AcceptDialog({ consent, onClose, onAccepted }: Props) {
  const t = useWords();
  const form = useContractForm(grantForm, {
    name: `grant-${consent._id}`,
    defaults: { scopes: consent.scopesAsked, days: String(USUAL_DURATION) },
    draft: false,
    onSubmit: async (grant) => {
      const deed = consent.mayGiveAgain ? consents.giveAgain : consents.accept;
      onAccepted((await call(deed, { id: consent._id, ...grant })).consent);
    },
  });
  return (
    <Dialog open dual onClose={onClose} title={t("consents.grant.title", { name: consent.asker?.name ?? "" })}>
      <ContractForm form={form} className="grid gap-4">
        <p className="text-ink-soft">{t("consents.grant.text")}</p>
        <ScopeChoice form={form} legend={t("consents.grant.scopes")} choices={consent.scopesAsked} />
        <Field label={t("consents.label.days")} {...form.field("days")}>
          <SelectInput {...form.input("days")}>
            {DURATIONS.map((days) => (
              <option key={days} value={days}>
                {t("consents.days", { n: days })}
              </option>
            ))}
          </SelectInput>
        </Field>
        <DialogFoot back={t("consents.back")} onBack={onClose} busy={form.busy}>
          {t("consents.grant.yes")}
        </DialogFoot>
      </ContractForm>
    </Dialog>
  );
}
