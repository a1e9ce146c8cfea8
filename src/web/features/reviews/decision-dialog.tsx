/** Asks for the reason that goes with a decision, and takes it. */
import { decisionForm } from "#contract/reviews.ts";
import { ContractForm } from "#web/platform/forms/contract-form.tsx";
import { formDefaults } from "#web/platform/forms/form-defaults.ts";
import { useContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { DialogFoot } from "#web/ui/dialog-foot.tsx";
import { Field } from "#web/ui/field.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";

export interface DecisionToTake {
  /** Names it in this tab. */
  id: string;
  /** What the button says. */
  label: string;
  isHarsh: boolean;
  /** Who reads the reason; everybody concerned unless told. */
  hint?: string;
  take: (reason: string) => Promise<unknown>;
}

interface Props {
  decision: DecisionToTake;
  onClose: () => void;
  onDone: () => Promise<void>;
}

export function DecisionDialog({ decision: { id, label, isHarsh, hint, take }, onClose, onDone }: Props) {
  const t = useWords();
  const toasts = useToasts();
  const form = useContractForm(decisionForm, {
    name: `decision-${id}`,
    defaults: formDefaults(decisionForm),
    onSubmit: async ({ reason }) => {
      await take(reason);
      toasts.show({ tone: "success", text: t("staff.reviews.done") });
      await onDone();
    },
  });
  return (
    <Dialog open dual onClose={onClose} title={t("staff.reviews.reason.title")}>
      <ContractForm form={form} className="grid gap-4">
        <Field
          label={t("label.decision-reason")}
          hint={hint ?? t("staff.reviews.reason.hint")}
          required
          {...form.field("reason")}
        >
          <TextArea limit={500} {...form.input("reason")} />
        </Field>
        <DialogFoot back={t("staff.back")} onBack={onClose} busy={form.busy} look={isHarsh ? "danger" : "primary"}>
          {label}
        </DialogFoot>
      </ContractForm>
    </Dialog>
  );
}
