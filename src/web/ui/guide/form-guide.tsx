/** A form: its fields, what is wrong with them, and sending it. */
import { useState } from "react";
import { Button } from "../button.tsx";
import { ErrorSummary } from "../error-summary.tsx";
import { Field } from "../field.tsx";
import { Form } from "../form.tsx";
import { MoneyInput } from "../money-input.tsx";
import { OtpInput } from "../otp-input.tsx";
import { PhoneInput } from "../phone-input.tsx";
import { PinInput } from "../pin-input.tsx";
import { SelectInput } from "../select-input.tsx";
import { TextArea } from "../text-area.tsx";
import { TextInput } from "../text-input.tsx";
import { type GuideProps, GuideSection } from "./guide-section.tsx";

const T = {
  en: {
    go: "Call now",
    busy: "Saving",
    name: "Your name",
    nameHint: "As people in the community know you.",
    phone: "Phone number",
    pin: "PIN",
    pinHint: "Six digits that only you know.",
    otp: "Code from the message",
    amount: "Amount",
    state: "State",
    choose: "Choose a state",
    about: "About your business",
    optional: "(optional)",
    error: "Enter correct contact no.",
    summary: "Two things need another look",
  },
  hi: {
    go: "अभी कॉल करें",
    busy: "सहेज रहे हैं",
    name: "आपका नाम",
    nameHint: "जिस नाम से समाज में लोग आपको जानते हैं।",
    phone: "फ़ोन नंबर",
    pin: "पिन",
    pinHint: "छह अंक, जो केवल आप जानते हैं।",
    otp: "संदेश में आया कोड",
    amount: "राशि",
    state: "राज्य",
    choose: "राज्य चुनें",
    about: "अपने व्यवसाय के बारे में",
    optional: "(वैकल्पिक)",
    error: "सही फ़ोन नंबर लिखें",
    summary: "दो जगह फिर से देखें",
  },
};

export function FormGuide({ language }: GuideProps) {
  const t = T[language];
  const [saving, setSaving] = useState(false);
  return (
    <GuideSection title="Form">
      <Form
        className="w-full max-w-form"
        onSubmit={(event) => {
          event.preventDefault();
          setSaving(true);
          setTimeout(() => setSaving(false), 1500);
        }}
      >
        <ErrorSummary
          attempt={1}
          title={t.summary}
          errors={[{ id: "guide-phone", message: t.error }, { message: t.nameHint }]}
        />
        <Field label={t.name} hint={t.nameHint} required>
          <TextInput autoComplete="name" defaultValue={language === "hi" ? "रवि शर्मा" : "Ravi Sharma"} />
        </Field>
        <Field label={t.phone} error={t.error} required id="guide-phone">
          <PhoneInput defaultValue="98765" />
        </Field>
        <Field label={t.pin} hint={t.pinHint} required>
          <PinInput autoComplete="new-password" defaultValue="123456" />
        </Field>
        <Field label={t.otp}>
          <OtpInput defaultValue="4812" />
        </Field>
        <Field label={t.amount}>
          <MoneyInput defaultValue="250000" />
        </Field>
        <Field label={t.state} required>
          <SelectInput defaultValue="">
            <option value="">{t.choose}</option>
            <option>{language === "hi" ? "राजस्थान" : "Rajasthan"}</option>
          </SelectInput>
        </Field>
        <Field label={t.about} optionalMark={t.optional}>
          <TextArea limit={500} defaultValue={t.nameHint} />
        </Field>
        <Button type="submit" look="primary" busy={saving} busyLabel={t.busy}>
          {t.go}
        </Button>
      </Form>
    </GuideSection>
  );
}
