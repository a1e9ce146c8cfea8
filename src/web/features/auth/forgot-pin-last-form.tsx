/** The last form of a forgotten PIN: the new one. It is loaded when the code was right. */
import { useNavigate } from "react-router";
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
import { carryPhone } from "./carried-phone.ts";
import { forgetForgotPin, toPhone } from "./forgot-pin-progress.ts";
import { NewPinField } from "./new-pin-field.tsx";
import { newPinStep } from "./safe-pin.ts";

export default function ForgotPinLastForm({ phoneNo, ticket }: { phoneNo: string; ticket: string }) {
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
