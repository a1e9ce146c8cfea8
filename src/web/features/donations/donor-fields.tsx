/** Who gives, and for whom: dedication, name and whether it is shown, where the receipt goes, and what the tax certificate needs. */
import type { FormControls } from "#web/platform/forms/form-controls.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { CheckboxInput } from "#web/ui/checkbox-input.tsx";
import { Field } from "#web/ui/field.tsx";
import { PhoneInput } from "#web/ui/phone-input.tsx";
import { RadioCards } from "#web/ui/radio-cards.tsx";
import { SelectInput } from "#web/ui/select-input.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import type { DonationValues } from "./donation-form-values.ts";

interface Props {
  form: FormControls<DonationValues>;
  /** The number of the certificate's form; undefined where there is none to be had. */
  certificate: string | undefined;
}

export function DonorFields({ form, certificate }: Props) {
  const t = useWords();
  const optional = t("ui.optional");
  const isAnonymous = String(form.value("anonymous")) === "true";
  const wantsCertificate = form.value("wantsCertificate") === true;
  return (
    <>
      <Field label={t("donations.form.tribute")} {...form.field("tribute")}>
        <SelectInput {...form.input("tribute")}>
          <option value="">{t("donations.form.tribute.none")}</option>
          <option value="memory">{t("donations.form.tribute.memory")}</option>
          <option value="honour">{t("donations.form.tribute.honour")}</option>
        </SelectInput>
      </Field>
      {form.value("tribute") ? (
        <Field label={t("donations.label.tribute-name")} required {...form.field("tributeName")}>
          <TextInput autoComplete="off" {...form.input("tributeName")} />
        </Field>
      ) : null}
      <RadioCards
        legend={t("donations.form.who")}
        options={[
          {
            value: "true",
            title: t("donations.form.who.anonymous"),
            text: t("donations.form.who.anonymous.text"),
          },
          { value: "false", title: t("donations.form.who.named"), text: t("donations.form.who.named.text") },
        ]}
        {...form.field("anonymous")}
        {...form.input("anonymous")}
        value={String(form.value("anonymous"))}
      />
      <Field
        label={t("label.name")}
        hint={t("donations.form.name.hint")}
        required={!isAnonymous || wantsCertificate}
        optionalMark={optional}
        {...form.field("name")}
      >
        <TextInput autoComplete="name" {...form.input("name")} />
      </Field>
      <Field
        label={t("donations.form.phone")}
        hint={t("donations.form.contact.hint")}
        optionalMark={optional}
        {...form.field("phoneNo")}
      >
        <PhoneInput {...form.input("phoneNo")} />
      </Field>
      <Field label={t("donations.form.email")} optionalMark={optional} {...form.field("email")}>
        <TextInput type="email" inputMode="email" autoComplete="email" {...form.input("email")} />
      </Field>
      {certificate && (
        <CheckboxInput
          label={t("donations.form.certificate", { form: certificate })}
          id={form.field("wantsCertificate").id}
          {...form.input("wantsCertificate")}
        />
      )}
      {wantsCertificate && (
        <>
          <Field label={t("donations.form.pan")} hint={t("donations.form.pan.hint")} required {...form.field("pan")}>
            <TextInput autoComplete="off" autoCapitalize="characters" className="uppercase" {...form.input("pan")} />
          </Field>
          <Field label={t("label.address")} required {...form.field("address")}>
            <TextArea rows={2} autoComplete="street-address" {...form.input("address")} />
          </Field>
          <Field label={t("donations.form.pin-code")} required {...form.field("pinCode")}>
            <TextInput inputMode="numeric" autoComplete="postal-code" {...form.input("pinCode")} />
          </Field>
        </>
      )}
    </>
  );
}
