/** The one-time code: its field, and another code once the waiting time is over. */
import { useEffect, useEffectEvent } from "react";
import type { FieldValues, Path } from "react-hook-form";
import { spacedPhone } from "#base/digits.ts";
import type { FormControls } from "#web/platform/forms/form-controls.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Field } from "#web/ui/field.tsx";
import { OtpInput } from "#web/ui/otp-input.tsx";
import type { CodeSent } from "./code-sent.ts";
import { ResendCode } from "./resend-code.tsx";

interface Props<In extends FieldValues> {
  form: FormControls<In>;
  /** Left out where the page must not tell whose phone it is. */
  phoneNo?: string;
  sent: CodeSent;
  /** Asks for another code. */
  onAgain: () => Promise<CodeSent>;
}

/** A whole code is sent by itself, once. */
export function CodeField<In extends FieldValues & { otp?: string }>({ form, phoneNo, sent, onAgain }: Props<In>) {
  const t = useWords();
  useCodeFromSms((code) => {
    form.write("otp" as Path<In>, code);
    form.submit();
  });
  return (
    <div className="flex flex-col gap-3">
      {sent.sentBefore && (
        <p role="status" className="font-semibold">
          {t("auth.code.sent-before")}
        </p>
      )}
      <Field
        label={t("auth.code")}
        hint={phoneNo && t("auth.code.hint", { phone: `+91\u00a0${spacedPhone(phoneNo)}`, n: sent.minutes })}
        required
        {...form.field("otp" as Path<In>)}
      >
        <OtpInput autoFocus {...form.input("otp" as Path<In>)} onComplete={() => form.submit()} />
      </Field>
      <ResendCode seconds={sent.againInSeconds} onAgain={onAgain} />
    </div>
  );
}

/** Asks once; everywhere else nothing happens. */
function useCodeFromSms(onCode: (code: string) => void): void {
  const tell = useEffectEvent(onCode);
  useEffect(() => {
    if (!("OTPCredential" in window)) return;
    const stop = new AbortController();
    const request = { otp: { transport: ["sms"] }, signal: stop.signal } as CredentialRequestOptions;
    navigator.credentials.get(request).then(
      (credential) => {
        const code = (credential as { code?: string } | null)?.code;
        if (code) tell(code);
      },
      () => undefined,
    );
    return () => stop.abort();
  }, []);
}
