/** The form of the contact page, loaded with its library after hydration. */
import { useState } from "react";
import { content } from "#contract/content.ts";
import { call } from "#web/platform/calls/call.ts";
import { ContractForm } from "#web/platform/forms/contract-form.tsx";
import { formDefaults } from "#web/platform/forms/form-defaults.ts";
import { useContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { readUser } from "#web/platform/stored-session/stored-session.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Field } from "#web/ui/field.tsx";
import { PhoneInput } from "#web/ui/phone-input.tsx";
import { DiyaPicture } from "#web/ui/pictures/diya-picture.tsx";
import { RadioCards } from "#web/ui/radio-cards.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { REASONS, type Reason } from "./contact-reasons.ts";

/** `reason` is chosen beforehand and can be changed. */
export default function ContactForm({ reason }: { reason: Reason }) {
  const [sent, setSent] = useState(false);
  return sent ? <Sent onAgain={() => setSent(false)} /> : <Fields reason={reason} onSent={() => setSent(true)} />;
}

function Fields({ reason, onSent }: { reason: Reason; onSent: () => void }) {
  const t = useWords();
  const [user] = useState(readUser);
  const form = useContractForm(content.submitContact.input, {
    name: "contact",
    defaults: formDefaults(content.submitContact.input, { ...user, reason }),
    onSubmit: async (input) => {
      await call(content.submitContact, input);
      onSent();
    },
  });
  return (
    <ContractForm form={form}>
      <RadioCards
        legend={t("contact.reason")}
        columns={3}
        options={REASONS.map((value) => ({ value, title: t(`contact.reason.${value}`) }))}
        {...form.field("reason")}
        {...form.input("reason")}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t("contact.name")} required {...form.field("name")}>
          <TextInput autoComplete="name" {...form.input("name")} />
        </Field>
        <Field label={t("contact.phone")} required {...form.field("phoneNo")}>
          <PhoneInput {...form.input("phoneNo")} />
        </Field>
      </div>
      <Field label={t("contact.email")} optionalMark={t("contact.optional")} {...form.field("email")}>
        <TextInput type="email" inputMode="email" autoComplete="email" {...form.input("email")} />
      </Field>
      <Field label={t("contact.message")} required {...form.field("message")}>
        <TextArea limit={2000} rows={6} {...form.input("message")} />
      </Field>
      <Button type="submit" look="primary" busy={form.busy} busyLabel={t("contact.sending")} className="sm:self-start">
        {t("contact.send")}
      </Button>
    </ContractForm>
  );
}

function Sent({ onAgain }: { onAgain: () => void }) {
  const t = useWords();
  return (
    <div role="status">
      <EmptyState
        picture={<DiyaPicture />}
        title={t("contact.sent.title")}
        action={<Button onClick={onAgain}>{t("contact.sent.again")}</Button>}
      >
        <p>{t("content.contact.sent")}</p>
      </EmptyState>
    </div>
  );
}
