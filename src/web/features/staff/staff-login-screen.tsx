/** Signing in to the staff console: phone and PIN, then always a code. */
import { useState } from "react";
import { useNavigate } from "react-router";
import { auth } from "#contract/auth.ts";
import { paths } from "#contract/paths.ts";
import { call } from "#web/platform/calls/call.ts";
import { ContractForm } from "#web/platform/forms/contract-form.tsx";
import { formDefaults } from "#web/platform/forms/form-defaults.ts";
import { useContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useHere, useWords, WithWords } from "#web/platform/language/words.tsx";
import { storeToken } from "#web/platform/stored-session/stored-session.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Field } from "#web/ui/field.tsx";
import { LotusBridge } from "#web/ui/lotus-bridge.tsx";
import { OtpInput } from "#web/ui/otp-input.tsx";
import { PhoneInput } from "#web/ui/phone-input.tsx";
import { PinInput } from "#web/ui/pin-input.tsx";

export default function StaffLoginScreen() {
  return (
    <WithWords group="staff">
      <StaffLogin />
    </WithWords>
  );
}

function StaffLogin() {
  const t = useWords();
  const here = useHere();
  const navigate = useNavigate();
  const [asksCode, setAsksCode] = useState(false);
  const form = useContractForm(auth.staffLogIn.input, {
    name: "staff-login",
    draft: false,
    defaults: formDefaults(auth.staffLogIn.input),
    onSubmit: async (input) => {
      const answer = await call(auth.staffLogIn, input);
      if ("otpRequired" in answer) return setAsksCode(true);
      storeToken("console", answer.authorization);
      navigate(here(paths.staff()), { replace: true });
    },
  });
  const phone = form.methods.getValues("phoneNo");
  return (
    <div className="mx-auto flex w-full max-w-md flex-col gap-6 px-4 py-10 md:py-16">
      <title>{`${t("staff.login.title")} · ${t("site.brand")}`}</title>
      <div className="flex items-center gap-3">
        <LotusBridge className="size-12" />
        <h1 className="text-2xl">{t("staff.login.title")}</h1>
      </div>
      <p className="text-ink-soft">{t("staff.login.text")}</p>
      <Card>
        <ContractForm form={form}>
          <Field label={t("staff.login.phone")} required {...form.field("phoneNo")}>
            <PhoneInput autoComplete="username" readOnly={asksCode} {...form.input("phoneNo")} />
          </Field>
          <Field label={t("staff.login.pin")} required {...form.field("pin")}>
            <PinInput autoComplete="current-password" readOnly={asksCode} {...form.input("pin")} />
          </Field>
          {asksCode && (
            <Field
              label={t("staff.login.code")}
              hint={t("staff.login.code.text", { last: phone.slice(-3) })}
              required
              {...form.field("otp")}
            >
              <OtpInput autoFocus {...form.input("otp")} />
            </Field>
          )}
          <Button type="submit" look="primary" wide busy={form.busy}>
            {t(asksCode ? "staff.login.enter" : "staff.login.next")}
          </Button>
        </ContractForm>
      </Card>
      <p className="text-sm text-ink-soft">{t("staff.login.forgot")}</p>
    </div>
  );
}
