/** The second part of the biodata: language and community; what only some families ask stands folded. */

import { MANGLIK, MOTHER_TONGUES, VEDAS } from "#contract/matrimony/choices.ts";
import { GOTRAS } from "#contract/matrimony/gotras.ts";
import { SUB_COMMUNITIES } from "#contract/matrimony/sub-communities.ts";
import { ContractForm } from "#web/platform/forms/contract-form.tsx";
import { formDefaults } from "#web/platform/forms/form-defaults.ts";
import { useContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { FieldPair } from "#web/ui/field-pair.tsx";
import { ChoiceField, LineField, SeveralField } from "./biodata-fields.tsx";
import { MoreFields } from "./more-fields.tsx";
import { NameField } from "./name-field.tsx";
import { communityForm } from "./profile-steps.ts";
import { ReadersNote } from "./readers-note.tsx";
import type { StepProps } from "./step-props.ts";

export function CommunityStep({ name, values, onSubmit, foot }: StepProps) {
  const t = useWords();
  const form = useContractForm(communityForm, { name, defaults: formDefaults(communityForm, values), onSubmit });
  const tongue = (code: (typeof MOTHER_TONGUES)[number]) => t(`matrimony.tongue.${code}`);
  return (
    <ContractForm form={form} className="max-w-form gap-6">
      <ReadersNote of="plan" />
      <ChoiceField
        form={form}
        path="motherTongue"
        label={t("matrimony.label.mother-tongue")}
        required
        choices={MOTHER_TONGUES}
        textOf={tongue}
      />
      <NameField
        form={form}
        path="subCommunity"
        label={t("matrimony.label.sub-community")}
        hint={t("matrimony.hint.sub-community")}
        names={SUB_COMMUNITIES}
      />
      <NameField
        form={form}
        path="gotra"
        label={t("matrimony.label.gotra")}
        hint={t("matrimony.hint.gotra")}
        names={GOTRAS}
      />
      <ChoiceField
        form={form}
        path="manglik"
        label={t("matrimony.label.manglik")}
        hint={t("matrimony.hint.manglik")}
        hasDefault
        choices={MANGLIK}
        textOf={(one) => t(`matrimony.manglik.${one}`)}
      />
      <MoreFields
        form={form}
        paths={["motherGotra", "pravara", "veda", "shakha", "kuladevata", "nativePlace", "languages"]}
        title={t("matrimony.form.more-community")}
      >
        <NameField
          form={form}
          path="motherGotra"
          label={t("matrimony.label.mother-gotra")}
          hint={t("matrimony.hint.mother-gotra")}
          names={GOTRAS}
        />
        <LineField form={form} path="pravara" label={t("matrimony.label.pravara")} />
        <FieldPair>
          <ChoiceField
            form={form}
            path="veda"
            label={t("matrimony.label.veda")}
            choices={VEDAS}
            textOf={(veda) => t(`matrimony.veda.${veda}`)}
          />
          <LineField form={form} path="shakha" label={t("matrimony.label.shakha")} />
        </FieldPair>
        <FieldPair>
          <LineField form={form} path="kuladevata" label={t("matrimony.label.kuladevata")} />
          <LineField form={form} path="nativePlace" label={t("matrimony.label.native-place")} />
        </FieldPair>
        <SeveralField
          form={form}
          path="languages"
          label={t("matrimony.label.languages")}
          choices={MOTHER_TONGUES}
          textOf={tongue}
        />
      </MoreFields>
      {foot(form.busy)}
    </ContractForm>
  );
}
