/** The three forms of a forgotten PIN, each leading to the next. */
import { useNavigate } from "react-router";
import * as z from "zod/mini";
import { auth } from "#contract/auth.ts";
import { paths } from "#contract/paths.ts";
import { leaveNote } from "#web/platform/browser/screen-notes.ts";
import { call } from "#web/platform/calls/call.ts";
import { CallFailure } from "#web/platform/calls/call-failure.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { ContractForm } from "#web/platform/forms/contract-form.tsx";
import { formDefaults } from "#web/platform/forms/form-defaults.ts";
import { useContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useHere, useLanguage, useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { PhoneInput } from "#web/ui/phone-input.tsx";
import { carryPhone } from "./carried-phone.ts";
import type { CodeSent } from "./code-sent.ts";
import { CodeStep } from "./code-step.tsx";
import { forgetForgotPin, toCode, toNewPin, toPhone } from "./forgot-pin-progress.ts";
import { NewPinField, newPinStep } from "./new-pin-field.tsx";

const phoneStep = z.pick(auth.resetPinOTP.input, { phoneNo: true });

export function ForgotPhoneForm({ phoneNo, isBack }: { phoneNo?: string; isBack?: boolean }) {
  const t = useWords();
  const language = useLanguage();
  const form = useContractForm(phoneStep, {
    name: "forgot-pin",
    // Without a number that is known already, what was typed before hydration stays.
    defaults: phoneNo ? { phoneNo } : {},
    draft: phoneNo === undefined,
    onSubmit: async ({ phoneNo }) =>
      toCode(phoneNo, await call(auth.resetPinOTP, { phoneNo, language }, { retries: 0 })),
  });
  return (
    <ContractForm form={form}>
      <Field label={t("auth.phone")} required {...form.field("phoneNo")}>
        <PhoneInput autoFocus={isBack} {...form.input("phoneNo")} />
      </Field>
      <Button type="submit" look="primary" wide busy={form.busy} busyLabel={t("auth.code.sending")}>
        {t("auth.code.send")}
      </Button>
    </ContractForm>
  );
}

export function ForgotCodeForm({ phoneNo, sent }: { phoneNo: string; sent: CodeSent }) {
  const t = useWords();
  const language = useLanguage();
  const prove = async (otp: string) => toNewPin(phoneNo, (await call(auth.verifyResetPinOTP, { phoneNo, otp })).ticket);
  const again = async () => {
    const answer = await call(auth.resetPinOTP, { phoneNo, language }, { retries: 0 });
    toCode(phoneNo, answer);
    return answer;
  };
  return (
    <CodeStep name="forgot-pin-code" phoneNo={phoneNo} sent={sent} onCode={prove} onAgain={again}>
      <Button look="quiet" onClick={() => toPhone()}>
        {t("auth.verify.other-phone")}
      </Button>
    </CodeStep>
  );
}

export function ForgotPinForm({ phoneNo, ticket }: { phoneNo: string; ticket: string }) {
  const t = useWords();
  const here = useHere();
  const language = useLanguage();
  const navigate = useNavigate();
  const sayFailure = useFailureToast();
  const schema = newPinStep({ phoneNo });
  const form = useContractForm(schema, {
    name: "forgot-pin-new",
    defaults: formDefaults(schema),
    draft: false,
    onSubmit: async ({ pin }) => {
      try {
        await call(auth.forgotPin, { ticket, pin, language });
      } catch (error) {
        if (!(error instanceof CallFailure) || error.code !== "ticket.invalid") throw error;
        sayFailure(error);
        return toPhone(phoneNo);
      }
      forgetForgotPin();
      leaveNote({ tone: "success", id: "auth.forgot.done" });
      await navigate(here(paths.login()), { state: carryPhone(phoneNo) });
    },
  });
  return (
    <ContractForm form={form}>
      <input type="text" name="username" autoComplete="username" value={phoneNo} readOnly hidden />
      <NewPinField form={form} name="pin" autoFocus />
      <Button type="submit" look="primary" wide busy={form.busy} busyLabel={t("auth.pin.saving")}>
        {t("auth.pin.save")}
      </Button>
    </ContractForm>
  );
}
