/** Asks for the message that goes with a rejection, with common reasons to start from; a half-written message is stored for what it is about. */
import * as z from "zod/mini";
import { staff } from "#contract/staff.ts";
import type { MessageId, Words } from "#messages/words.ts";
import { ContractForm } from "#web/platform/forms/contract-form.tsx";
import { formDefaults } from "#web/platform/forms/form-defaults.ts";
import { useContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { DialogFoot } from "#web/ui/dialog-foot.tsx";
import { Field } from "#web/ui/field.tsx";
import { TextArea } from "#web/ui/text-area.tsx";

const messageForm = z.pick(staff.rejectBusiness.input, { rejectionMessage: true });

interface Props {
  /** Of what is rejected. */
  id: string;
  name: string;
  reasons: readonly MessageId[];
  /** The words in which a chosen reason is written, where they are not those of the staff. */
  said?: Words;
  note?: string;
  onClose: () => void;
  onReject: (message: string) => Promise<void>;
}

export function RejectDialog({ id, name, reasons, said, note, onClose, onReject }: Props) {
  const t = useWords();
  const form = useContractForm(messageForm, {
    name: `reject-${id}`,
    defaults: formDefaults(messageForm),
    onSubmit: ({ rejectionMessage }) => onReject(rejectionMessage),
  });
  const say = (text: string) => form.methods.setValue("rejectionMessage", text, { shouldValidate: true });
  return (
    <Dialog open dual onClose={onClose} title={t("staff.reject.title", { name })}>
      <ContractForm form={form} className="grid gap-4">
        <p className="text-ink-soft">{t("staff.reject.text")}</p>
        {note && <p>{note}</p>}
        <fieldset className="grid gap-2">
          <legend className="text-sm text-ink-soft">{t("staff.reject.reasons")}</legend>
          {reasons.map((reason) => (
            <Button key={reason} look="quiet" size="small" onClick={() => say((said ?? t)(reason))}>
              {t(reason)}
            </Button>
          ))}
        </fieldset>
        <Field
          label={t("staff.reject.label")}
          hint={t("staff.reject.hint")}
          required
          {...form.field("rejectionMessage")}
        >
          <TextArea limit={500} {...form.input("rejectionMessage")} />
        </Field>
        <DialogFoot back={t("staff.back")} onBack={onClose} busy={form.busy} look="danger">
          {t("staff.reject")}
        </DialogFoot>
      </ContractForm>
    </Dialog>
  );
}
