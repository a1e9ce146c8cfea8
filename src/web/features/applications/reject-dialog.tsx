/** Asks an employer for a word to whom they turn down; it may stay empty. */
import { applications, rejectionForm } from "#contract/applications/applications.ts";
import type { ApplicantView } from "#contract/applications/views.ts";
import { MaskedTextNote } from "#web/features/directory/masked-text-note.tsx";
import { call } from "#web/platform/calls/call.ts";
import { ContractForm } from "#web/platform/forms/contract-form.tsx";
import { useContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { DialogFoot } from "#web/ui/dialog-foot.tsx";
import { Field } from "#web/ui/field.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";

interface Props {
  applicant: ApplicantView;
  onClose: () => void;
  onRejected: (applicant: ApplicantView) => void;
}

export function RejectDialog({ applicant: { _id: id, fullName: name }, onClose, onRejected }: Props) {
  const t = useWords();
  const toasts = useToasts();
  const form = useContractForm(rejectionForm, {
    name: `reject-applicant-${id}`,
    defaults: { words: "" },
    onSubmit: async (given) => {
      const { applicant } = await call(applications.reject, { id, ...given });
      toasts.show({ tone: "success", text: t("applications.rejected", { name }) });
      onRejected(applicant);
    },
  });
  return (
    <Dialog open dual onClose={onClose} title={t("applications.reject.title", { name })}>
      <ContractForm form={form} className="grid gap-4">
        <p className="text-ink-soft">{t("applications.reject.text")}</p>
        <Field label={t("applications.label.words")} optionalMark={t("ui.optional")} {...form.field("words")}>
          <TextArea limit={500} {...form.input("words")} />
          <MaskedTextNote form={form} path="words" />
        </Field>
        <DialogFoot back={t("applications.back")} onBack={onClose} busy={form.busy} look="danger">
          {t("applications.reject.yes")}
        </DialogFoot>
      </ContractForm>
    </Dialog>
  );
}
