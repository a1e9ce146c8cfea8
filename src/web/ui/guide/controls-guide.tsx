/** Buttons and everything a form is made of. */
import { Phone, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "../button.tsx";
import { ButtonLink } from "../button-link.tsx";
import { CheckboxInput } from "../checkbox-input.tsx";
import { ErrorSummary } from "../error-summary.tsx";
import { Field } from "../field.tsx";
import { Form } from "../form.tsx";
import { IconButton } from "../icon-button.tsx";
import { MoneyInput } from "../money-input.tsx";
import { OtpInput } from "../otp-input.tsx";
import { PhoneInput } from "../phone-input.tsx";
import { BooksPicture } from "../pictures/books-picture.tsx";
import { CommunityPicture } from "../pictures/community-picture.tsx";
import { ShopPicture } from "../pictures/shop-picture.tsx";
import { PinInput } from "../pin-input.tsx";
import { RadioCards } from "../radio-cards.tsx";
import { SelectInput } from "../select-input.tsx";
import { TextArea } from "../text-area.tsx";
import { TextInput } from "../text-input.tsx";
import { type GuideProps, GuideSection } from "./guide-section.tsx";

const T = {
  en: {
    go: "Call now",
    other: "View more",
    quiet: "Not now",
    danger: "Delete for ever",
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
    agree: "I have read the terms",
    agreeHint: "You can leave at any time.",
    error: "Enter correct contact no.",
    summary: "Two things need another look",
    kind: "How will you join?",
    individual: "Individual",
    individualText: "Find and call businesses",
    professional: "Professional",
    professionalText: "Offer a service",
    business: "Business",
    businessText: "List a shop or firm",
  },
  hi: {
    go: "अभी कॉल करें",
    other: "और देखें",
    quiet: "अभी नहीं",
    danger: "हमेशा के लिए हटाएँ",
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
    agree: "मैंने शर्तें पढ़ ली हैं",
    agreeHint: "आप कभी भी छोड़ सकते हैं।",
    error: "सही फ़ोन नंबर लिखें",
    summary: "दो जगह फिर से देखें",
    kind: "आप किस रूप में जुड़ेंगे?",
    individual: "व्यक्ति",
    individualText: "व्यवसाय खोजें और कॉल करें",
    professional: "पेशेवर",
    professionalText: "अपनी सेवा दें",
    business: "व्यवसाय",
    businessText: "दुकान या फ़र्म जोड़ें",
  },
};

export function ControlsGuide({ language }: GuideProps) {
  const t = T[language];
  const [kind, setKind] = useState("professional");
  const [saving, setSaving] = useState(false);
  return (
    <GuideSection title="Controls">
      <div className="flex flex-wrap items-center gap-3">
        <Button look="primary" icon={<Phone aria-hidden="true" />}>
          {t.go}
        </Button>
        <Button>{t.other}</Button>
        <Button look="quiet">{t.quiet}</Button>
        <Button look="danger" icon={<Trash2 aria-hidden="true" />}>
          {t.danger}
        </Button>
        <Button look="primary" busy busyLabel={t.busy}>
          {t.go}
        </Button>
        <Button disabled>{t.other}</Button>
        <ButtonLink to="/" size="small">
          {t.other}
        </ButtonLink>
        <IconButton label={t.other}>
          <Plus aria-hidden="true" />
        </IconButton>
        <IconButton label={t.other} look="framed">
          <Plus aria-hidden="true" />
        </IconButton>
        <IconButton label={t.other} look="floating">
          <Plus aria-hidden="true" />
        </IconButton>
      </div>
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
          errors={[{ id: "guide-phone", message: t.error }, { message: t.agreeHint }]}
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
        <RadioCards
          legend={t.kind}
          name="kind"
          value={kind}
          onChange={(event) => setKind(event.target.value)}
          options={[
            {
              value: "individual",
              title: t.individual,
              text: t.individualText,
              picture: <CommunityPicture className="h-15 w-20 text-ink" />,
            },
            {
              value: "professional",
              title: t.professional,
              text: t.professionalText,
              picture: <BooksPicture className="h-15 w-20 text-ink" />,
            },
            {
              value: "business",
              title: t.business,
              text: t.businessText,
              picture: <ShopPicture className="h-15 w-20 text-ink" />,
            },
          ]}
        />
        <CheckboxInput label={t.agree} hint={t.agreeHint} name="agree" />
        <Button type="submit" look="primary" busy={saving} busyLabel={t.busy}>
          {t.go}
        </Button>
      </Form>
    </GuideSection>
  );
}
