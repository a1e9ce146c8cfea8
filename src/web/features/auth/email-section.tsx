/** Confirms the member's e-mail address with a code, because mail goes to confirmed addresses alone. */
import { MailCheck } from "lucide-react";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { auth } from "#contract/auth.ts";
import type { Profile } from "#contract/members.ts";
import { call } from "#web/platform/calls/call.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import { ContractForm } from "#web/platform/forms/contract-form.tsx";
import { formDefaults } from "#web/platform/forms/form-defaults.ts";
import { useContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Field } from "#web/ui/field.tsx";
import { OtpInput } from "#web/ui/otp-input.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";
import type { CodeSent } from "./code-sent.ts";
import { ResendCode } from "./resend-code.tsx";

/** Nothing for who has no address. */
export function EmailSection({ profile: { email, emailConfirmed } }: { profile: Profile }) {
  const t = useWords();
  const sayFailure = useFailureToast();
  const [sent, setSent] = useState<CodeSent>();
  const [isBusy, setBusy] = useState(false);
  if (email === null) return null;
  const ask = async () => {
    setBusy(true);
    try {
      setSent(await call(auth.requestEmailCode, {}));
    } catch (error) {
      sayFailure(error);
    }
    setBusy(false);
  };
  return (
    <Card as="section" aria-labelledby="email-title">
      <h2 id="email-title">{t("auth.email.title")}</h2>
      <p className="mt-1 text-ink-soft">{t(emailConfirmed ? "auth.email.confirmed" : "auth.email.why", { email })}</p>
      {!emailConfirmed && !sent && (
        <Button size="small" className="mt-4" busy={isBusy} onClick={ask} icon={<MailCheck aria-hidden="true" />}>
          {t("auth.code.send")}
        </Button>
      )}
      {!emailConfirmed && sent && <CodeForm sent={sent} />}
    </Card>
  );
}

function CodeForm({ sent }: { sent: CodeSent }) {
  const t = useWords();
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  const { input } = auth.confirmEmail;
  const form = useContractForm(input, {
    name: "email",
    defaults: formDefaults(input),
    draft: false,
    fieldOf: { "otp.wrong": "otp" },
    onSubmit: async (code) => {
      await call(auth.confirmEmail, code);
      toasts.show({ tone: "success", text: t("auth.email.done") });
      await revalidate();
    },
  });
  return (
    <ContractForm form={form}>
      <Field label={t("auth.email.code")} required {...form.field("otp")}>
        <OtpInput autoFocus {...form.input("otp")} onComplete={() => form.submit()} />
      </Field>
      <ResendCode seconds={sent.againInSeconds} onAgain={() => call(auth.requestEmailCode, {})} />
      <Button type="submit" look="primary" size="small" busy={form.busy} busyLabel={t("auth.code.checking")}>
        {t("auth.email.submit")}
      </Button>
    </ContractForm>
  );
}
