/** Whom a family looks for, folded: every part of it may be left open. */

import type * as z from "zod/mini";
import { DIETS, INCOME_BANDS, MARITAL_STATUSES, MOTHER_TONGUES } from "#contract/matrimony/choices.ts";
import type { ContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { CheckboxInput } from "#web/ui/checkbox-input.tsx";
import { FieldPair } from "#web/ui/field-pair.tsx";
import { heightChoices, heightText } from "../heights.ts";
import { ChoiceField, CountField, LineField, SeveralField } from "./biodata-fields.tsx";
import { MoreFields } from "./more-fields.tsx";
import { askedPreferences, type wishesForm } from "./profile-steps.ts";

type Names = keyof typeof askedPreferences | "avoidGotras";
const NAMES = [...Object.keys(askedPreferences), "avoidGotras"] as Names[];

export function PreferenceFields({ form }: { form: ContractForm<z.input<typeof wishesForm>> }) {
  const t = useWords();
  return (
    <MoreFields
      form={form}
      paths={NAMES}
      title={t("matrimony.label.preferences")}
      hint={t("matrimony.hint.preferences")}
    >
      <FieldPair>
        <CountField form={form} path="ageFrom" label={t("matrimony.label.age-from")} />
        <CountField form={form} path="ageTo" label={t("matrimony.label.age-to")} />
      </FieldPair>
      <FieldPair>
        {(["heightFrom", "heightTo"] as const).map((path) => (
          <ChoiceField
            key={path}
            form={form}
            path={path}
            label={t(`matrimony.label.${path === "heightFrom" ? "height-from" : "height-to"}`)}
            none={t("matrimony.form.any")}
            choices={heightChoices(Number(form.methods.getValues(path)))}
            textOf={(cm) => heightText(t, cm)}
          />
        ))}
      </FieldPair>
      <SeveralField
        form={form}
        path="maritalStatuses"
        label={t("matrimony.label.marital-status")}
        choices={MARITAL_STATUSES}
        textOf={(one) => t(`matrimony.marital.${one}`)}
      />
      <SeveralField
        form={form}
        path="diets"
        label={t("matrimony.label.diet")}
        choices={DIETS}
        textOf={(diet) => t(`matrimony.diet.${diet}`)}
      />
      <SeveralField
        form={form}
        path="motherTongues"
        label={t("matrimony.label.mother-tongue")}
        choices={MOTHER_TONGUES}
        textOf={(code) => t(`matrimony.tongue.${code}`)}
      />
      <ChoiceField
        form={form}
        path="incomeFrom"
        label={t("matrimony.label.income-from")}
        none={t("matrimony.form.any")}
        choices={INCOME_BANDS}
        textOf={(band) => t(`matrimony.income.${band}`)}
      />
      <LineField
        form={form}
        path="avoidGotras"
        label={t("matrimony.label.avoid-gotras")}
        hint={t("matrimony.hint.avoid-gotras")}
      />
      <CheckboxInput label={t("matrimony.label.not-manglik")} {...form.input("notManglik")} />
    </MoreFields>
  );
}
