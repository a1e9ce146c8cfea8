/** Phone and PIN of the staff, then the code that the console asks for: of the app, of a recovery sheet, or from the SMS. */
import { useState } from "react";
import type { Enrolment } from "#contract/staff-sign-in.ts";
import { ContractForm } from "#web/platform/forms/contract-form.tsx";
import { useLateForm } from "#web/platform/forms/use-late-form.tsx";
import { useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { OtpInput } from "#web/ui/otp-input.tsx";
import { PhoneInput } from "#web/ui/phone-input.tsx";
import { PinInput } from "#web/ui/pin-input.tsx";
import { TextInput } from "#web/ui/text-input.tsx";

const loadCall = () => import("./staff-login-call.ts");
const loadRules = async () => (await loadCall()).staffLogInRules;

interface Props {
  /** An authenticator app has to be set up first. */
  onEnrolment: (enrolment: Enrolment) => void;
  /** Gets the session's token. */
  onDone: (token: string) => void;
}

export function StaffLoginForm({ onEnrolment, onDone }: Props) {
  const t = useWords();
  const [factor, setFactor] = useState<"none" | "sms" | "app" | "recovery">("none");
  const form = useLateForm(loadRules, {
    name: "staff-login",
    draft: false,
    defaults: {},
    fieldOf: { "otp.wrong": factor === "recovery" ? "recoveryCode" : "otp" },
    onSubmit: async (input) => {
      const { staffLogIn } = await loadCall();
      const answer = await staffLogIn(input);
      if ("otpRequired" in answer) return setFactor("sms");
      if ("appCodeRequired" in answer) return setFactor("app");
      if ("enrolment" in answer) return onEnrolment(answer.enrolment);
      onDone(answer.authorization);
    },
  });
  const askRecovery = () => {
    form.write("otp", "");
    setFactor("recovery");
  };
  const isAsked = factor !== "none";
  const last = form.value("phoneNo")?.slice(-3) ?? "";
  return (
    <ContractForm form={form}>
      <Field label={t("staff.login.phone")} required {...form.field("phoneNo")}>
        <PhoneInput autoComplete="username" readOnly={isAsked} {...form.input("phoneNo")} />
      </Field>
      <Field label={t("staff.login.pin")} required {...form.field("pin")}>
        <PinInput autoComplete="current-password" readOnly={isAsked} {...form.input("pin")} />
      </Field>
      {(factor === "sms" || factor === "app") && (
        <Field
          label={t(factor === "app" ? "staff.login.app" : "staff.login.code")}
          hint={factor === "app" ? t("staff.login.app.text") : t("staff.login.code.text", { last })}
          required
          {...form.field("otp")}
        >
          <OtpInput autoFocus {...form.input("otp")} />
        </Field>
      )}
      {factor === "recovery" && (
        <Field
          label={t("staff.login.recovery")}
          hint={t("staff.login.recovery.text")}
          required
          {...form.field("recoveryCode")}
        >
          <TextInput autoFocus autoComplete="off" {...form.input("recoveryCode")} />
        </Field>
      )}
      <Button type="submit" look="primary" wide busy={form.busy}>
        {t(isAsked ? "staff.login.enter" : "staff.login.next")}
      </Button>
      {factor === "app" && (
        <Button look="quiet" onClick={askRecovery}>
          {t("staff.login.use-recovery")}
        </Button>
      )}
    </ContractForm>
  );
}
