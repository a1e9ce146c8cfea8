/** The present PIN and a new one; the other devices are logged out. */
import * as z from "zod/mini";
import { auth } from "#contract/auth.ts";
import { call } from "#web/platform/calls/call.ts";
import { ContractForm } from "#web/platform/forms/contract-form.tsx";
import { formDefaults } from "#web/platform/forms/form-defaults.ts";
import { useContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { readUser } from "#web/platform/stored-session/stored-session.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { PinInput } from "#web/ui/pin-input.tsx";
import { NewPinField } from "./new-pin-field.tsx";
import { safePin } from "./safe-pin.ts";

const change = (phoneNo: string | undefined) => z.extend(auth.changePin.input, { newPin: safePin({ phoneNo }) });

export function ChangePinForm({ onDone }: { onDone: () => void }) {
  const t = useWords();
  const phoneNo = readUser()?.phoneNo;
  const schema = change(phoneNo);
  const form = useContractForm(schema, {
    name: "change-pin",
    defaults: formDefaults(schema),
    draft: false,
    fieldOf: { "pin.wrong": "currentPin" },
    onSubmit: async (input) => {
      await call(auth.changePin, input);
      form.reset();
      onDone();
    },
  });
  return (
    <ContractForm form={form}>
      <input type="text" name="username" autoComplete="username" value={phoneNo} readOnly hidden />
      <Field label={t("auth.pin.present")} required {...form.field("currentPin")}>
        <PinInput {...form.input("currentPin")} />
      </Field>
      <NewPinField form={form} name="newPin" />
      <Button type="submit" look="primary" busy={form.busy} busyLabel={t("auth.pin.saving")} className="sm:self-start">
        {t("auth.pin.save")}
      </Button>
    </ContractForm>
  );
}
