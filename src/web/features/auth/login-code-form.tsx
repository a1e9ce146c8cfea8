/** The second step of logging in on a new device: the code that was sent to the phone. */
import * as z from "zod/mini";
import { otp } from "#contract/secret-fields.ts";
import { ContractForm } from "#web/platform/forms/contract-form.tsx";
import { useContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { CodeField } from "./code-field.tsx";
import type { CodeSent } from "./code-sent.ts";
import type { SecondStep } from "./login-form.tsx";
import { useLogIn } from "./use-log-in.ts";
import { useSignIn } from "./use-sign-in.ts";

const codeStep = z.strictObject({ otp: otp() });

interface Props extends SecondStep {
  onBack: () => void;
  onDone: () => unknown;
}

export function LoginCodeForm({ phoneNo, pin, sent, onBack, onDone }: Props) {
  const t = useWords();
  const logIn = useLogIn();
  const signIn = useSignIn();
  const form = useContractForm(codeStep, {
    name: "login-code",
    defaults: { otp: "" },
    draft: false,
    fieldOf: { "otp.wrong": "otp" },
    onSubmit: async ({ otp }) => {
      const answer = await logIn({ phoneNo, pin, otp });
      return !("otpRequired" in answer) && signIn(answer) && onDone();
    },
  });
  const again = async (): Promise<CodeSent> => {
    const answer = await logIn({ phoneNo, pin });
    return "otpRequired" in answer ? answer : { minutes: 0, againInSeconds: 0, sentBefore: false };
  };
  return (
    <ContractForm form={form}>
      <CodeField form={form} phoneNo={phoneNo} sent={sent} onAgain={again} />
      <Button type="submit" look="primary" wide busy={form.busy} busyLabel={t("auth.login.busy")}>
        {t("auth.login.submit")}
      </Button>
      <Button look="quiet" onClick={onBack}>
        {t("auth.login.other-phone")}
      </Button>
    </ContractForm>
  );
}
