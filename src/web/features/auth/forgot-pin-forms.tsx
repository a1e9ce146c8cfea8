/** The first two forms of a forgotten PIN, each leading to the next. */
import { ContractForm } from "#web/platform/forms/contract-form.tsx";
import { useLateForm } from "#web/platform/forms/use-late-form.tsx";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { PhoneInput } from "#web/ui/phone-input.tsx";
import type { CodeSent } from "./code-sent.ts";
import { CodeStep } from "./code-step.tsx";
import { doorCalls, doorRules } from "./door-program.ts";
import { toCode, toNewPin, toPhone } from "./forgot-pin-progress.ts";

export function ForgotPhoneForm({ phoneNo, isBack }: { phoneNo?: string; isBack?: boolean }) {
  const t = useWords();
  const language = useLanguage();
  const form = useLateForm(doorRules("forgotPin"), {
    name: "forgot-pin",
    // Without a number that is known already, what was typed before hydration stays.
    defaults: phoneNo ? { phoneNo } : {},
    draft: phoneNo === undefined,
    onSubmit: async ({ phoneNo }) => toCode(phoneNo, await (await doorCalls()).resetPinOTP({ phoneNo, language })),
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
  const prove = async (otp: string) => {
    const { ticket } = await (await doorCalls()).verifyResetPinOTP({ phoneNo, otp });
    toNewPin(phoneNo, ticket);
  };
  const again = async () => {
    const answer = await (await doorCalls()).resetPinOTP({ phoneNo, language });
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
