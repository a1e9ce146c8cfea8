/** The third part of the biodata: what the person has learnt, and what they do. */

import type { QualificationView } from "#contract/job-reference.ts";
import { INCOME_BANDS, RELOCATION, WORK_KINDS } from "#contract/matrimony/choices.ts";
import { ContractForm } from "#web/platform/forms/contract-form.tsx";
import { formDefaults } from "#web/platform/forms/form-defaults.ts";
import { useContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { FieldPair } from "#web/ui/field-pair.tsx";
import { ChoiceField, LineField } from "./biodata-fields.tsx";
import { MoreFields } from "./more-fields.tsx";
import { workForm } from "./profile-steps.ts";
import { ReadersNote } from "./readers-note.tsx";
import type { StepProps } from "./step-props.ts";

export function WorkStep({
  name,
  values,
  onSubmit,
  foot,
  qualifications,
}: StepProps & { qualifications: QualificationView[] }) {
  const t = useWords();
  const form = useContractForm(workForm, { name, defaults: formDefaults(workForm, values), onSubmit });
  const named = new Map(
    qualifications.map((one) => [one._id, t.language === "hi" ? one.qualificationHi : one.qualification]),
  );
  return (
    <ContractForm form={form} className="max-w-form gap-6">
      <ReadersNote of="plan" />
      <ChoiceField
        form={form}
        path="fkQualificationId"
        label={t("matrimony.label.qualification")}
        required
        choices={[...named.keys()]}
        textOf={(id) => named.get(id) ?? ""}
      />
      <FieldPair>
        <ChoiceField
          form={form}
          path="workKind"
          label={t("matrimony.label.work-kind")}
          required
          choices={WORK_KINDS}
          textOf={(kind) => t(`matrimony.work.${kind}`)}
        />
        <LineField
          form={form}
          path="occupation"
          label={t("matrimony.label.occupation")}
          autoComplete="organization-title"
        />
      </FieldPair>
      <ChoiceField
        form={form}
        path="incomeBand"
        label={t("matrimony.label.income-band")}
        choices={INCOME_BANDS}
        textOf={(band) => t(`matrimony.income.${band}`)}
      />
      <MoreFields form={form} paths={["education", "employer", "wouldRelocate"]} title={t("matrimony.form.more-work")}>
        <LineField form={form} path="education" label={t("matrimony.label.education")} />
        <LineField form={form} path="employer" label={t("matrimony.label.employer")} />
        <ChoiceField
          form={form}
          path="wouldRelocate"
          label={t("matrimony.label.would-relocate")}
          hasDefault
          choices={RELOCATION}
          textOf={(one) => t(`matrimony.relocation.${one}`)}
        />
      </MoreFields>
      {foot(form.busy)}
    </ContractForm>
  );
}
