/** The fields of the query form (section 5), prefilled from the signed-in member; the cities follow the state. */
import { useState } from "react";
import { queryForm } from "#contract/lead-form.ts";
import type { ContactDetails, ContactTarget } from "#web/features/directory/contact.ts";
import { PlaceFields } from "#web/features/places/place-fields.tsx";
import { ContractForm } from "#web/platform/forms/contract-form.tsx";
import { formDefaults } from "#web/platform/forms/form-defaults.ts";
import { useContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { readUser } from "#web/platform/stored-session/stored-session.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { PhoneInput } from "#web/ui/phone-input.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { sendQuery } from "./send-lead.ts";

interface Props {
  target: ContactTarget;
  onSent: (contact: ContactDetails) => void;
}

/** What was typed stays when sending fails. */
export function QueryFields({ target, onSent }: Props) {
  const t = useWords();
  const [user] = useState(readUser);
  const form = useContractForm(queryForm, {
    name: "query",
    defaults: formDefaults(queryForm, { ...user, contactPerson: user?.name }),
    onSubmit: async (input) => onSent(await sendQuery(target, input)),
  });
  return (
    <ContractForm form={form}>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <Field label={t("leads.query.person")} required {...form.field("contactPerson")}>
          <TextInput autoComplete="name" {...form.input("contactPerson")} />
        </Field>
        <Field label={t("leads.query.phone")} hint={t("leads.query.phone.hint")} required {...form.field("phoneNo")}>
          <PhoneInput readOnly {...form.input("phoneNo")} />
        </Field>
      </div>
      <PlaceFields form={form} state="state" city="city" by="name" required />
      <Field label={t("leads.query.email")} optionalMark={t("ui.optional")} {...form.field("email")}>
        <TextInput type="email" inputMode="email" autoComplete="email" {...form.input("email")} />
      </Field>
      <Field
        label={t("leads.query.text")}
        optionalMark={t("ui.optional")}
        hint={t("leads.query.text.hint")}
        {...form.field("query")}
      >
        <TextArea limit={1000} {...form.input("query")} />
      </Field>
      <Button type="submit" look="primary" wide busy={form.busy} busyLabel={t("leads.query.sending")}>
        {t("leads.query.send")}
      </Button>
    </ContractForm>
  );
}
