/** What else a new member may say of themselves: family name, e-mail, gender and where they live. Loaded when it is unfolded. */
import { GENDERS } from "#contract/member-fields.ts";
import { PinCodeField } from "#web/features/places/pin-code-field.tsx";
import { PlaceFields } from "#web/features/places/place-fields.tsx";
import type { ContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Field } from "#web/ui/field.tsx";
import { SelectInput } from "#web/ui/select-input.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import type { SignUpFields } from "./sign-up-fields.ts";

export default function SignUpMore({ form }: { form: ContractForm<SignUpFields> }) {
  const t = useWords();
  const optional = t("ui.optional");
  return (
    <div className="flex flex-col gap-5">
      <p className="text-sm text-ink-soft">{t("auth.sign-up.more.why")}</p>
      <Field label={t("label.last-name")} optionalMark={optional} {...form.field("lastName")}>
        <TextInput autoComplete="family-name" {...form.input("lastName")} />
      </Field>
      <Field label={t("members.email")} hint={t("members.email.hint")} optionalMark={optional} {...form.field("email")}>
        <TextInput type="email" inputMode="email" autoComplete="email" {...form.input("email")} />
      </Field>
      <Field label={t("members.gender")} optionalMark={optional} {...form.field("gender")}>
        <SelectInput autoComplete="sex" {...form.input("gender")}>
          <option value="">{t("members.gender.unsaid")}</option>
          {GENDERS.map((gender) => (
            <option key={gender} value={gender}>
              {t(`members.gender.${gender}`)}
            </option>
          ))}
        </SelectInput>
      </Field>
      <PlaceFields form={form} state="fkStateId" city="fkCityId" />
      <Field label={t("label.address")} optionalMark={optional} {...form.field("address")}>
        <TextArea rows={2} autoComplete="street-address" {...form.input("address")} />
      </Field>
      <PinCodeField form={form} />
    </div>
  );
}
