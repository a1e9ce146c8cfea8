/** Asks for the message to whoever sent a request that the staff do not pass on. */
import * as z from "zod/mini";
import { type PausedRequest, type staffAnswers, staffConsents } from "#contract/staff-consents.ts";
import { call } from "#web/platform/calls/call.ts";
import { ContractForm } from "#web/platform/forms/contract-form.tsx";
import { formDefaults } from "#web/platform/forms/form-defaults.ts";
import { useContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { DialogFoot } from "#web/ui/dialog-foot.tsx";
import { Field } from "#web/ui/field.tsx";
import { TextArea } from "#web/ui/text-area.tsx";

const messageForm = z.pick(staffConsents.reject.input, { rejectionMessage: true });

interface Props {
  paused: PausedRequest;
  reject: typeof staffConsents.reject | typeof staffAnswers.reject;
  onClose: () => void;
  onRejected: () => void;
}

export function RejectRequestDialog({ paused: { _id, asker }, reject, onClose, onRejected }: Props) {
  const t = useWords();
  const form = useContractForm(messageForm, {
    name: `reject-request-${_id}`,
    defaults: formDefaults(messageForm),
    onSubmit: async ({ rejectionMessage }) => {
      await call(reject, { id: _id, rejectionMessage });
      onRejected();
    },
  });
  const usual = t("staff.consents.reason");
  return (
    <Dialog open dual onClose={onClose} title={t("staff.consents.reject.title", { name: asker.name })}>
      <ContractForm form={form} className="grid gap-4">
        <p className="text-ink-soft">{t("staff.consents.reject.text")}</p>
        <Button
          look="quiet"
          size="small"
          onClick={() => form.methods.setValue("rejectionMessage", usual, { shouldValidate: true })}
        >
          {usual}
        </Button>
        <Field label={t("staff.consents.reject.label")} required {...form.field("rejectionMessage")}>
          <TextArea limit={500} {...form.input("rejectionMessage")} />
        </Field>
        <DialogFoot back={t("staff.back")} onBack={onClose} busy={form.busy} look="danger">
          {t("staff.reject")}
        </DialogFoot>
      </ContractForm>
    </Dialog>
  );
}
