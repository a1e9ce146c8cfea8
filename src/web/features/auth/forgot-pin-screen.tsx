/** /forgotPin: phone, the code sent to it, a new PIN. */
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import * as z from "zod/mini";
import { auth } from "#contract/auth.ts";
import { paths } from "#contract/paths.ts";
import { call } from "#web/platform/call.ts";
import { ContractForm } from "#web/platform/forms/contract-form.tsx";
import { useContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useHere, useLanguage, useWords } from "#web/platform/language/words.tsx";
import { leaveNote } from "#web/platform/left-notes.ts";
import type { ScreenHandle } from "#web/platform/screen-handle.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { PhoneInput } from "#web/ui/phone-input.tsx";
import { LawPicture } from "#web/ui/pictures/law-picture.tsx";
import { CodeField } from "./code-field.tsx";
import type { CodeSent } from "./code-sent.ts";
import { EntryCard } from "./entry-card.tsx";
import { NewPinField, newPinStep } from "./new-pin-field.tsx";

export const handle: ScreenHandle = { title: "auth.forgot.title" };

type Step =
  | { name: "phone" }
  | { name: "code"; phoneNo: string; sent: CodeSent }
  | { name: "pin"; phoneNo: string; ticket: string };

export default function ForgotPinScreen() {
  const t = useWords();
  const here = useHere();
  const [step, setStep] = useState<Step>({ name: "phone" });
  return (
    <EntryCard
      title={t("auth.forgot.title")}
      intro={t(`auth.forgot.${step.name}.intro`)}
      picture={<LawPicture />}
      aside={t("auth.aside.forgot")}
      after={
        <Link to={here(paths.login())} className="link font-semibold">
          {t("auth.to-login")}
        </Link>
      }
    >
      {step.name === "phone" && <PhoneForm onSent={(phoneNo, sent) => setStep({ name: "code", phoneNo, sent })} />}
      {step.name === "code" && (
        <CodeForm {...step} onTicket={(ticket) => setStep({ name: "pin", phoneNo: step.phoneNo, ticket })} />
      )}
      {step.name === "pin" && <PinForm {...step} onStale={() => setStep({ name: "phone" })} />}
    </EntryCard>
  );
}

function PhoneForm({ onSent }: { onSent: (phoneNo: string, sent: CodeSent) => void }) {
  const t = useWords();
  const language = useLanguage();
  const form = useContractForm(auth.resetPinOTP.input, {
    name: "forgot-pin",
    defaults: {}, // what was typed before the page came to life stays
    onSubmit: async ({ phoneNo }) =>
      onSent(phoneNo, await call(auth.resetPinOTP, { phoneNo, language }, { retries: 0 })),
  });
  return (
    <ContractForm form={form}>
      <Field label={t("auth.phone")} required {...form.field("phoneNo")}>
        <PhoneInput {...form.input("phoneNo")} />
      </Field>
      <Button type="submit" look="primary" wide busy={form.busy} busyLabel={t("auth.code.sending")}>
        {t("auth.code.send")}
      </Button>
    </ContractForm>
  );
}

const codeStep = z.pick(auth.verifyResetPinOTP.input, { otp: true });

function CodeForm({
  phoneNo,
  sent,
  onTicket,
}: {
  phoneNo: string;
  sent: CodeSent;
  onTicket: (ticket: string) => void;
}) {
  const t = useWords();
  const language = useLanguage();
  const form = useContractForm(codeStep, {
    name: "forgot-pin-code",
    defaults: { otp: "" },
    draft: false,
    fieldOf: { "otp.wrong": "otp" },
    onSubmit: async ({ otp }) => onTicket((await call(auth.verifyResetPinOTP, { phoneNo, otp })).ticket),
  });
  return (
    <ContractForm form={form}>
      <CodeField
        form={form}
        phoneNo={phoneNo}
        sent={sent}
        onAgain={() => call(auth.resetPinOTP, { phoneNo, language }, { retries: 0 })}
      />
      <Button type="submit" look="primary" wide busy={form.busy} busyLabel={t("auth.code.checking")}>
        {t("auth.continue")}
      </Button>
    </ContractForm>
  );
}

function PinForm({ phoneNo, ticket, onStale }: { phoneNo: string; ticket: string; onStale: () => void }) {
  const t = useWords();
  const here = useHere();
  const language = useLanguage();
  const navigate = useNavigate();
  const form = useContractForm(newPinStep({ phoneNo }), {
    name: "forgot-pin-new",
    defaults: { pin: "" },
    draft: false,
    onSubmit: async ({ pin }) => {
      try {
        await call(auth.forgotPin, { ticket, pin, language });
      } catch (error) {
        if ((error as { code?: string }).code === "ticket.invalid") onStale();
        throw error;
      }
      leaveNote({ tone: "success", id: "auth.forgot.done" });
      await navigate(here(paths.login()));
    },
  });
  return (
    <ContractForm form={form}>
      <input type="text" name="username" autoComplete="username" value={phoneNo} readOnly hidden />
      <NewPinField form={form} name="pin" />
      <Button type="submit" look="primary" wide busy={form.busy} busyLabel={t("auth.pin.saving")}>
        {t("auth.pin.save")}
      </Button>
    </ContractForm>
  );
}
