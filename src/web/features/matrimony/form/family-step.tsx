/** The fourth part of the biodata: the family; nothing of it has to be told. */
import { FAMILY_TYPES } from "#contract/matrimony/choices.ts";
import { MaskedTextNote } from "#web/features/directory/masked-text-note.tsx";
import { ContractForm } from "#web/platform/forms/contract-form.tsx";
import { formDefaults } from "#web/platform/forms/form-defaults.ts";
import { useContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Field } from "#web/ui/field.tsx";
import { FieldPair } from "#web/ui/field-pair.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { ChoiceField, CountField, LineField } from "./biodata-fields.tsx";
import { familyForm } from "./profile-steps.ts";
import { ReadersNote } from "./readers-note.tsx";
import type { StepProps } from "./step-props.ts";

const ABOUT_LIMIT = 1000;

export function FamilyStep({ name, values, onSubmit, foot }: StepProps) {
  const t = useWords();
  const form = useContractForm(familyForm, { name, defaults: formDefaults(familyForm, values), onSubmit });
  return (
    <ContractForm form={form} className="max-w-form gap-6">
      <ReadersNote of="plan" />
      <FieldPair>
        <LineField form={form} path="fatherName" label={t("matrimony.label.father-name")} />
        <LineField form={form} path="fatherOccupation" label={t("matrimony.label.father-occupation")} />
      </FieldPair>
      <FieldPair>
        <LineField form={form} path="motherName" label={t("matrimony.label.mother-name")} />
        <LineField form={form} path="motherOccupation" label={t("matrimony.label.mother-occupation")} />
      </FieldPair>
      <FieldPair>
        <CountField form={form} path="brothers" label={t("matrimony.label.brothers")} />
        <CountField form={form} path="brothersMarried" label={t("matrimony.label.brothers-married")} />
      </FieldPair>
      <FieldPair>
        <CountField form={form} path="sisters" label={t("matrimony.label.sisters")} />
        <CountField form={form} path="sistersMarried" label={t("matrimony.label.sisters-married")} />
      </FieldPair>
      <ChoiceField
        form={form}
        path="familyType"
        label={t("matrimony.label.family-type")}
        choices={FAMILY_TYPES}
        textOf={(type) => t(`matrimony.family.${type}`)}
      />
      <Field label={t("matrimony.label.family-about")} optionalMark={t("ui.optional")} {...form.field("familyAbout")}>
        <TextArea rows={3} limit={ABOUT_LIMIT} {...form.input("familyAbout")} />
        <MaskedTextNote form={form} path="familyAbout" />
      </Field>
      {foot(form.busy)}
    </ContractForm>
  );
}
