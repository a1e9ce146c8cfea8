/** The form of a volunteer: who, what, when and where. */
import type { ReactNode } from "react";
import { VOLUNTEER_DAYS, VOLUNTEER_SKILLS, VOLUNTEER_TIMES } from "#contract/volunteer-choices.ts";
import { PlaceFields } from "#web/features/places/place-fields.tsx";
import { ContractForm } from "#web/platform/forms/contract-form.tsx";
import { type ContractForm as FormOf, useContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { CheckboxInput } from "#web/ui/checkbox-input.tsx";
import { Field } from "#web/ui/field.tsx";
import { FieldPair } from "#web/ui/field-pair.tsx";
import { PhoneInput } from "#web/ui/phone-input.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { ChoiceChips } from "./choice-chips.tsx";
import { type VolunteerSent, type VolunteerValues, volunteerSchema } from "./volunteer-values.ts";

interface Props {
  name: string;
  defaults: VolunteerValues;
  /** The buttons below; told whether it is being sent. */
  foot: (busy: boolean) => ReactNode;
  onSend: (volunteer: VolunteerSent) => Promise<unknown>;
}

export function VolunteerForm({ name, defaults, foot, onSend }: Props) {
  const t = useWords();
  const form: FormOf<VolunteerValues> = useContractForm(volunteerSchema, {
    name,
    defaults,
    onSubmit: ({ fkStateId: _, ...volunteer }) => onSend(volunteer),
  });
  const optional = t("ui.optional");
  return (
    <ContractForm form={form}>
      <FieldPair>
        <Field label={t("volunteer.label.name")} required {...form.field("name")}>
          <TextInput autoComplete="name" {...form.input("name")} />
        </Field>
        <Field label={t("volunteer.label.phone")} hint={t("volunteer.hint.phone")} required {...form.field("phoneNo")}>
          <PhoneInput {...form.input("phoneNo")} />
        </Field>
      </FieldPair>
      <ChoiceChips
        form={form}
        path="skills"
        label={t("volunteer.label.skills")}
        choices={VOLUNTEER_SKILLS}
        textOf={(skill) => t(`volunteer.skill.${skill}`)}
      />
      <Field
        label={t("volunteer.label.other-skills")}
        hint={t("volunteer.hint.other-skills")}
        optionalMark={optional}
        {...form.field("otherSkills")}
      >
        <TextInput autoComplete="off" {...form.input("otherSkills")} />
      </Field>
      <PlaceFields form={form} state="fkStateId" city="fkCityId" required />
      <Field label={t("volunteer.label.area")} optionalMark={optional} {...form.field("area")}>
        <TextInput autoComplete="address-level3" {...form.input("area")} />
      </Field>
      <ChoiceChips
        form={form}
        path="days"
        label={t("volunteer.label.days")}
        hint={t("volunteer.hint.any")}
        choices={VOLUNTEER_DAYS}
        textOf={(day) => t(`volunteer.day.${day}`)}
      />
      <ChoiceChips
        form={form}
        path="times"
        label={t("volunteer.label.times")}
        choices={VOLUNTEER_TIMES}
        textOf={(time) => t(`volunteer.time.${time}`)}
      />
      <Field label={t("volunteer.label.about")} optionalMark={optional} {...form.field("about")}>
        <TextArea rows={3} limit={500} {...form.input("about")} />
      </Field>
      <CheckboxInput
        label={t("volunteer.label.show-name")}
        hint={t("volunteer.hint.show-name")}
        {...form.input("showName")}
      />
      {foot(form.busy)}
    </ContractForm>
  );
}
