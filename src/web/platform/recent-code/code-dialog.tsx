/** Asks for a code of the authenticator app, a recovery code or, in a demo, the code from the SMS. */
import { useState } from "react";
import * as z from "zod/mini";
import { otp, recoveryCode } from "#contract/secret-fields.ts";
import { staff } from "#contract/staff.ts";
import { call } from "#web/platform/calls/call.ts";
import { ContractForm } from "#web/platform/forms/contract-form.tsx";
import { formDefaults } from "#web/platform/forms/form-defaults.ts";
import { useContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { DialogFoot } from "#web/ui/dialog-foot.tsx";
import { Field } from "#web/ui/field.tsx";
import { OtpInput } from "#web/ui/otp-input.tsx";
import { TextInput } from "#web/ui/text-input.tsx";

export type Factor = "app" | "sms" | "recovery";

const digits = z.strictObject({ code: otp() });
const recovery = z.strictObject({ code: recoveryCode() });
const LABELS = { app: "staff.login.app", sms: "staff.login.code", recovery: "staff.login.recovery" } as const;

interface Props {
  asked: Factor;
  onClose: () => void;
  onDone: () => void;
}

export function CodeDialog({ asked, onClose, onDone }: Props) {
  const t = useWords();
  const [factor, setFactor] = useState(asked);
  return (
    <Dialog open dual onClose={onClose} title={t("staff.code.title")}>
      <p className="mb-4 text-ink-soft">{t("staff.code.text")}</p>
      <CodeForm key={factor} factor={factor} onClose={onClose} onDone={onDone} />
      {factor === "app" && (
        <Button look="quiet" onClick={() => setFactor("recovery")}>
          {t("staff.code.use-recovery")}
        </Button>
      )}
    </Dialog>
  );
}

function CodeForm({ factor, onClose, onDone }: { factor: Factor } & Omit<Props, "asked">) {
  const t = useWords();
  const schema = factor === "recovery" ? recovery : digits;
  const form = useContractForm(schema, {
    name: "staff-code",
    draft: false,
    defaults: formDefaults(schema),
    fieldOf: { "otp.wrong": "code" },
    onSubmit: async ({ code }) => {
      await call(staff.confirmCode, factor === "recovery" ? { recoveryCode: code } : { otp: code });
      onDone();
    },
  });
  return (
    <ContractForm form={form} className="grid gap-4">
      <Field label={t(LABELS[factor])} required {...form.field("code")}>
        {factor === "recovery" ? (
          <TextInput autoFocus autoComplete="off" {...form.input("code")} />
        ) : (
          <OtpInput autoFocus {...form.input("code")} />
        )}
      </Field>
      <DialogFoot back={t("staff.back")} onBack={onClose} busy={form.busy}>
        {t("staff.code.submit")}
      </DialogFoot>
    </ContractForm>
  );
}
