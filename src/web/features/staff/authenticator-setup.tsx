/** Setting up an authenticator app: its secret as QR code and text, its first code, then the recovery codes. */
import { useState } from "react";
import * as z from "zod/mini";
import { auth } from "#contract/auth.ts";
import type { PayloadOf } from "#contract/endpoint.ts";
import { otp } from "#contract/secret-fields.ts";
import type { Enrolment } from "#contract/staff-sign-in.ts";
import { call } from "#web/platform/calls/call.ts";
import { ContractForm } from "#web/platform/forms/contract-form.tsx";
import { formDefaults } from "#web/platform/forms/form-defaults.ts";
import { useContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { OtpInput } from "#web/ui/otp-input.tsx";
import { QrCode } from "#web/ui/qr-code.tsx";

const firstCode = z.strictObject({ otp: otp() });

interface Props {
  enrolment: Enrolment;
  /** Gets the session's token, once the recovery codes were seen. */
  onDone: (token: string) => void;
}

export default function AuthenticatorSetup({ enrolment: { ticket, secret, qr }, onDone }: Props) {
  const t = useWords();
  const [opened, setOpened] = useState<PayloadOf<typeof auth.enrolStaff>>();
  const form = useContractForm(firstCode, {
    name: "staff-enrol",
    draft: false,
    defaults: formDefaults(firstCode),
    fieldOf: { "otp.wrong": "otp" },
    onSubmit: async ({ otp }) => setOpened(await call(auth.enrolStaff, { ticket, otp })),
  });
  if (opened) return <RecoveryCodes codes={opened.recoveryCodes} onDone={() => onDone(opened.authorization)} />;
  return (
    <ContractForm form={form}>
      <div className="mx-auto w-56">
        <QrCode qr={qr} label={t("staff.enrol.qr")} />
      </div>
      <p>
        {t("staff.enrol.key")} <code className="break-all select-all">{secret.replace(/(.{4})(?=.)/g, "$1 ")}</code>
      </p>
      <Field label={t("staff.enrol.code")} required {...form.field("otp")}>
        <OtpInput {...form.input("otp")} />
      </Field>
      <Button type="submit" look="primary" wide busy={form.busy}>
        {t("staff.enrol.submit")}
      </Button>
    </ContractForm>
  );
}

function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const t = useWords();
  return (
    <div className="flex flex-col gap-5">
      <h2>{t("staff.recovery.title")}</h2>
      <p className="text-ink-soft">{t("staff.recovery.text")}</p>
      <ul className="grid grid-cols-2 gap-2 tabular-nums select-all">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button look="primary" wide onClick={onDone}>
        {t("staff.recovery.done")}
      </Button>
    </div>
  );
}
