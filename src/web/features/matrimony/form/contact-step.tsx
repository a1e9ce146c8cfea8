/** The last part of the biodata: whom other families talk to, the person's own phone, and what is declared once. */
import { CONTACT_RELATIONS } from "#contract/matrimony/choices.ts";
import { paths } from "#contract/paths.ts";
import { ContractForm } from "#web/platform/forms/contract-form.tsx";
import { formDefaults } from "#web/platform/forms/form-defaults.ts";
import { useContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { CheckboxInput } from "#web/ui/checkbox-input.tsx";
import { Field } from "#web/ui/field.tsx";
import { Link } from "#web/ui/link.tsx";
import { PhoneInput } from "#web/ui/phone-input.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { ChoiceField, LineField } from "./biodata-fields.tsx";
import { MoreFields } from "./more-fields.tsx";
import { contactFormFor } from "./profile-steps.ts";
import { ReadersNote } from "./readers-note.tsx";
import type { StepProps } from "./step-props.ts";

export function ContactStep({ name, values, onSubmit, foot, isNew }: StepProps & { isNew: boolean }) {
  const t = useWords();
  const here = useHere();
  const schema = contactFormFor(values.profileFor, isNew);
  const form = useContractForm(schema, { name, defaults: formDefaults(schema, values), onSubmit });
  return (
    <ContractForm form={form} className="max-w-form gap-6">
      <ReadersNote of="consent" />
      <LineField
        form={form}
        path="contactPerson"
        label={t("label.contact-person")}
        hint={t("matrimony.hint.contact-person")}
        required
        autoComplete="name"
      />
      <ChoiceField
        form={form}
        path="contactRelation"
        label={t("matrimony.label.contact-relation")}
        required
        choices={CONTACT_RELATIONS}
        textOf={(one) => t(`matrimony.contact.${one}`)}
      />
      <Field label={t("matrimony.label.phone")} hint={t("matrimony.hint.phone")} required {...form.field("phoneNo")}>
        <PhoneInput {...form.input("phoneNo")} />
      </Field>
      <MoreFields form={form} paths={["email", "address"]} title={t("matrimony.form.reach")}>
        <Field label={t("matrimony.label.email")} {...form.field("email")}>
          <TextInput type="email" inputMode="email" autoComplete="email" {...form.input("email")} />
        </Field>
        <Field label={t("label.address")} {...form.field("address")}>
          <TextArea rows={3} autoComplete="street-address" {...form.input("address")} />
        </Field>
      </MoreFields>
      {values.profileFor !== "self" && (
        <Field
          label={t("matrimony.label.person-phone")}
          hint={t("matrimony.hint.person-phone")}
          required
          {...form.field("personPhoneNo")}
        >
          <PhoneInput autoComplete="off" {...form.input("personPhoneNo")} />
        </Field>
      )}
      {isNew && (
        <fieldset className="min-w-0">
          <legend className="font-semibold">{t("matrimony.declare")}</legend>
          {(["declaresIntent", "acceptsTerms"] as const).map((path) => (
            <CheckboxInput
              key={path}
              {...form.field(path)}
              label={t(path === "declaresIntent" ? "matrimony.declare.intent" : "matrimony.declare.terms")}
              {...form.input(path)}
            />
          ))}
          <p className="flex flex-wrap gap-x-4 ps-9 text-sm">
            <Link to={here(paths.terms())} target="_blank" className="link">
              {t("matrimony.declare.read-terms")}
            </Link>
            <Link to={here(paths.privacyPolicy())} target="_blank" className="link">
              {t("matrimony.declare.read-privacy")}
            </Link>
          </p>
        </fieldset>
      )}
      {foot(form.busy)}
    </ContractForm>
  );
}
