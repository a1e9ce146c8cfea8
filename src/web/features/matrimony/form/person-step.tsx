/** The first part of the biodata: who the person is, and, folded, what a horoscope needs. */
import { dayOf } from "#base/dates.ts";
import {
  BLOOD_GROUPS,
  DIETS,
  HABITS,
  MARITAL_STATUSES,
  NAKSHATRAS,
  RELATIONS,
  SIDES,
  TIME_MARGINS,
} from "#contract/matrimony/choices.ts";
import { PlaceFields } from "#web/features/places/place-fields.tsx";
import { ContractForm } from "#web/platform/forms/contract-form.tsx";
import { formDefaults } from "#web/platform/forms/form-defaults.ts";
import { useContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Field } from "#web/ui/field.tsx";
import { FieldPair } from "#web/ui/field-pair.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { heightChoices, heightText } from "../heights.ts";
import { ChoiceField, CountField, LineField } from "./biodata-fields.tsx";
import { MoreFields } from "./more-fields.tsx";
import { personForm } from "./profile-steps.ts";
import { ReadersNote } from "./readers-note.tsx";
import type { StepProps } from "./step-props.ts";

const STARS = Array.from({ length: NAKSHATRAS }, (_, at) => at + 1);
const SIDE_OF: Record<string, string> = { son: "male", brother: "male", daughter: "female", sister: "female" };

export function PersonStep({ name, values, onSubmit, foot }: StepProps) {
  const t = useWords();
  const form = useContractForm(personForm, { name, defaults: formDefaults(personForm, values), onSubmit });
  const [status, time] = form.methods.watch(["maritalStatus", "birthTime"]);
  const choose = (relation: string) => {
    const side = SIDE_OF[relation];
    if (side)
      form.methods.setValue("gender", side as "male", { shouldValidate: form.field("gender").error !== undefined });
  };
  return (
    <ContractForm form={form} className="max-w-form gap-6">
      <ReadersNote of="members" />
      <ChoiceField
        form={form}
        path="profileFor"
        label={t("matrimony.label.profile-for")}
        hint={t("matrimony.hint.profile-for")}
        required
        choices={RELATIONS}
        textOf={(relation) => t(`matrimony.relation.${relation}`)}
        onChoose={choose}
      />
      <LineField form={form} path="fullName" label={t("matrimony.label.full-name")} required autoComplete="name" />
      <FieldPair>
        <ChoiceField
          form={form}
          path="gender"
          label={t("matrimony.label.gender")}
          required
          choices={SIDES}
          textOf={(side) => t(`matrimony.side.${side}`)}
        />
        <ChoiceField
          form={form}
          path="heightCm"
          label={t("matrimony.label.height")}
          required
          choices={heightChoices(Number(values.heightCm))}
          textOf={(cm) => heightText(t, cm)}
        />
      </FieldPair>
      <FieldPair>
        <Field
          label={t("matrimony.label.birth-date")}
          hint={t("matrimony.hint.birth-date")}
          required
          {...form.field("birthDate")}
        >
          <TextInput type="date" max={dayOf(new Date())} autoComplete="bday" {...form.input("birthDate")} />
        </Field>
        <ChoiceField
          form={form}
          path="diet"
          label={t("matrimony.label.diet")}
          required
          choices={DIETS}
          textOf={(diet) => t(`matrimony.diet.${diet}`)}
        />
      </FieldPair>
      <FieldPair>
        <ChoiceField
          form={form}
          path="maritalStatus"
          label={t("matrimony.label.marital-status")}
          required
          choices={MARITAL_STATUSES}
          textOf={(one) => t(`matrimony.marital.${one}`)}
        />
        {status && status !== "never-married" && (
          <CountField form={form} path="children" label={t("matrimony.label.children")} />
        )}
      </FieldPair>
      <div className="flex flex-col gap-2">
        <PlaceFields form={form} state="fkStateId" city="fkCityId" required />
        <p className="text-sm text-ink-soft">{t("matrimony.hint.place")}</p>
      </div>
      <MoreFields
        form={form}
        paths={["birthTime", "birthTimeMargin", "birthStar", "fkBirthCityId"]}
        title={t("matrimony.form.horoscope")}
        hint={t("matrimony.form.horoscope.hint")}
      >
        <ReadersNote of="horoscope" />
        <FieldPair>
          <Field
            label={t("matrimony.label.birth-time")}
            hint={t("matrimony.hint.birth-time")}
            {...form.field("birthTime")}
          >
            <TextInput type="time" autoComplete="off" {...form.input("birthTime")} />
          </Field>
          {time ? (
            <ChoiceField
              form={form}
              path="birthTimeMargin"
              label={t("matrimony.label.birth-time-margin")}
              required
              choices={TIME_MARGINS}
              textOf={(n) => t("matrimony.time-margin", { n })}
            />
          ) : (
            <ChoiceField
              form={form}
              path="birthStar"
              label={t("matrimony.label.birth-star")}
              hint={t("matrimony.hint.birth-star")}
              choices={STARS}
              textOf={(star) => t.of(`horoscope.nakshatra.${star}`)}
            />
          )}
        </FieldPair>
        <p className="-mb-3 font-semibold">{t("matrimony.label.birth-place")}</p>
        <PlaceFields form={form} state="fkBirthStateId" city="fkBirthCityId" />
      </MoreFields>
      <MoreFields
        form={form}
        paths={["bloodGroup", "smoking", "drinking", "disability", "country"]}
        title={t("matrimony.form.more")}
      >
        <FieldPair>
          {(["smoking", "drinking"] as const).map((habit) => (
            <ChoiceField
              key={habit}
              form={form}
              path={habit}
              label={t(`matrimony.label.${habit}`)}
              hasDefault
              choices={HABITS}
              textOf={(one) => t(`matrimony.habit.${one}`)}
            />
          ))}
        </FieldPair>
        <FieldPair>
          <ChoiceField
            form={form}
            path="bloodGroup"
            label={t("matrimony.label.blood-group")}
            choices={BLOOD_GROUPS}
            textOf={(group) => group}
          />
          <LineField form={form} path="country" label={t("matrimony.label.country")} />
        </FieldPair>
        <LineField form={form} path="disability" label={t("matrimony.label.disability")} />
      </MoreFields>
      {foot(form.busy)}
    </ContractForm>
  );
}
