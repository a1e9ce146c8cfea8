/** The form by which a family asks another for its contact: what of it, and a few words of their own. */

import { askForm } from "#contract/consent-form.ts";
import { type ConsentView, SCOPES_OF, type SubjectKindKey } from "#contract/consent-views.ts";
import { consents } from "#contract/consents.ts";
import { call } from "#web/platform/calls/call.ts";
import { ContractForm } from "#web/platform/forms/contract-form.tsx";
import { formDefaults } from "#web/platform/forms/form-defaults.ts";
import { useContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { ScopeChoice } from "./scope-choice.tsx";

interface Props {
  subjectKind: SubjectKindKey;
  subjectId: string;
  onAsked: (consent: ConsentView) => void;
}

export function AskForm({ subjectKind, subjectId, onAsked }: Props) {
  const t = useWords();
  const form = useContractForm(askForm, {
    name: `ask-${subjectId}`,
    defaults: { ...formDefaults(askForm), scopes: ["phone"] },
    onSubmit: async (asked) => {
      const { consent } = await call(consents.ask, { subjectKind, fkSubjectId: subjectId, ...asked });
      onAsked(consent);
    },
  });
  return (
    <ContractForm form={form} className="grid gap-4">
      <ScopeChoice form={form} legend={t("consents.ask.scopes")} choices={SCOPES_OF[subjectKind]} />
      <Field label={t("consents.label.message")} hint={t("consents.ask.hint")} required {...form.field("message")}>
        <TextArea rows={4} limit={500} {...form.input("message")} />
      </Field>
      <Button type="submit" look="primary" busy={form.busy} className="sm:justify-self-start">
        {t("consents.ask.send")}
      </Button>
    </ContractForm>
  );
}
