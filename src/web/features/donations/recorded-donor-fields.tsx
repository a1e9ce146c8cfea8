/** Who gave by hand, as the staff write it down. */
import type { FormControls } from "#web/platform/forms/form-controls.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { CheckboxInput } from "#web/ui/checkbox-input.tsx";
import { Field } from "#web/ui/field.tsx";
import { FieldPair } from "#web/ui/field-pair.tsx";
import { PhoneInput } from "#web/ui/phone-input.tsx";
import { SelectInput } from "#web/ui/select-input.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import type { GiftValues } from "./gift-values.ts";

export function RecordedDonorFields({ form }: { form: FormControls<GiftValues> }) {
  const t = useWords();
  const optional = t("ui.optional");
  const wantsCertificate = form.value("wantsCertificate") === true;
  const isAnonymous = form.value("anonymous") === true;
  return (
    <>
      <CheckboxInput
        label={t("staff.donations.is-anonymous")}
        id={form.field("anonymous").id}
        {...form.input("anonymous")}
      />
      <Field
        label={t("label.name")}
        required={!isAnonymous || wantsCertificate}
        optionalMark={optional}
        {...form.field("name")}
      >
        <TextInput autoComplete="off" {...form.input("name")} />
      </Field>
      <FieldPair>
        <Field label={t("donations.form.phone")} optionalMark={optional} {...form.field("phoneNo")}>
          <PhoneInput {...form.input("phoneNo")} />
        </Field>
        <Field label={t("donations.form.email")} optionalMark={optional} {...form.field("email")}>
          <TextInput type="email" inputMode="email" autoComplete="off" {...form.input("email")} />
        </Field>
      </FieldPair>
      <Field label={t("staff.donations.tribute")} {...form.field("tribute")}>
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
      <CheckboxInput
        label={t("staff.donations.certificate")}
        id={form.field("wantsCertificate").id}
        {...form.input("wantsCertificate")}
      />
      {wantsCertificate && (
        <>
          <Field label={t("donations.form.pan")} required {...form.field("pan")}>
            <TextInput autoComplete="off" autoCapitalize="characters" className="uppercase" {...form.input("pan")} />
          </Field>
          <Field label={t("label.address")} required {...form.field("address")}>
            <TextArea rows={2} {...form.input("address")} />
          </Field>
          <Field label={t("donations.form.pin-code")} required {...form.field("pinCode")}>
            <TextInput inputMode="numeric" autoComplete="off" {...form.input("pinCode")} />
          </Field>
        </>
      )}
      <CheckboxInput
        label={t("staff.donations.citizen")}
        id={form.field("isIndianCitizen").id}
        error={form.field("isIndianCitizen").error}
        {...form.input("isIndianCitizen")}
      />
    </>
  );
}
