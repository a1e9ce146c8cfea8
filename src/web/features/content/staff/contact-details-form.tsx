/** How the operator and the grievance officer are reached, and the operator's pages elsewhere. */
import type { PayloadOf } from "#contract/endpoint.ts";
import { paths } from "#contract/paths.ts";
import { staffSite } from "#contract/staff-site.ts";
import { call } from "#web/platform/calls/call.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Field } from "#web/ui/field.tsx";
import { PhoneInput } from "#web/ui/phone-input.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { BothFields } from "./both-fields.tsx";
import { TextsForm, useTextsForm } from "./texts-form.tsx";

const REACHED = [
  ["phoneNo", "email"],
  ["officerPhoneNo", "officerEmail"],
] as const;
const LINKS = [
  ["facebookLink", "staff.site.contact.facebook"],
  ["instagramLink", "staff.site.contact.instagram"],
  ["whatsappLink", "staff.site.contact.whatsapp"],
  ["appStoreLink", "staff.site.contact.app-store"],
] as const;

export function ContactDetailsForm({ contact }: { contact: PayloadOf<typeof staffSite.fetchContact>["contact"] }) {
  const t = useWords();
  const optional = t("ui.optional");
  const form = useTextsForm("site-contact", staffSite.updateContact.input, contact, (values) =>
    call(staffSite.updateContact, values),
  );
  const reached = ([phone, email]: (typeof REACHED)[number]) => (
    <div className="grid grid-cols-1 items-start gap-5 md:grid-cols-2">
      <Field label={t("staff.site.contact.phone")} optionalMark={optional} {...form.field(phone)}>
        <PhoneInput autoComplete="off" {...form.input(phone)} />
      </Field>
      <Field label={t("staff.site.contact.email")} optionalMark={optional} {...form.field(email)}>
        <TextInput type="email" inputMode="email" autoComplete="off" {...form.input(email)} />
      </Field>
    </div>
  );
  return (
    <TextsForm form={form} page={paths.contactUs()}>
      <fieldset className="grid grid-cols-1 gap-5">
        <legend className="mb-3 text-lg font-bold">{t("staff.site.contact.operator")}</legend>
        <BothFields
          form={form}
          path="organisation"
          labels={["site.label.organisation", "site.label.organisation-hi"]}
          optional
        />
        <BothFields
          form={form}
          path="address"
          labels={["site.label.address", "site.label.address-hi"]}
          look="lines"
          optional
        />
        <BothFields form={form} path="hours" labels={["site.label.hours", "site.label.hours-hi"]} optional />
        {reached(REACHED[0])}
      </fieldset>
      <fieldset className="grid grid-cols-1 gap-5">
        <legend className="mb-3 text-lg font-bold">{t("staff.site.contact.officer")}</legend>
        <BothFields form={form} path="officerName" labels={["site.label.officer", "site.label.officer-hi"]} optional />
        {reached(REACHED[1])}
      </fieldset>
      <fieldset className="grid grid-cols-1 gap-5">
        <legend className="mb-3 text-lg font-bold">{t("staff.site.contact.links")}</legend>
        {LINKS.map(([path, label]) => (
          <Field key={path} label={t(label)} optionalMark={optional} {...form.field(path)}>
            <TextInput inputMode="url" autoComplete="off" {...form.input(path)} />
          </Field>
        ))}
      </fieldset>
    </TextsForm>
  );
}
