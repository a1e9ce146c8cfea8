/** Says what merging a business into another does, asks for the agreement where there are two owners, and merges. */
import type { AlikeBusiness } from "#contract/alike-businesses.ts";
import { businessMerges, mergeForm } from "#contract/business-merges.ts";
import { call } from "#web/platform/calls/call.ts";
import { ContractForm } from "#web/platform/forms/contract-form.tsx";
import { formDefaults } from "#web/platform/forms/form-defaults.ts";
import { useContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { DialogFoot } from "#web/ui/dialog-foot.tsx";
import { Field } from "#web/ui/field.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";

interface Props {
  /** What leaves the directory. */
  gone: Pick<AlikeBusiness, "_id" | "businessName">;
  staying: Pick<AlikeBusiness, "_id" | "businessName">;
  /** The report that this settles. */
  reportId?: string | undefined;
  onClose: () => void;
  onMerged: () => void;
}

export function MergeDialog({ gone, staying, reportId, onClose, onMerged }: Props) {
  const t = useWords();
  const toasts = useToasts();
  const names = { name: gone.businessName, other: staying.businessName };
  const form = useContractForm(mergeForm, {
    name: `merge-${gone._id}`,
    defaults: formDefaults(mergeForm),
    draft: false,
    onSubmit: async (given) => {
      await call(businessMerges.create, { id: gone._id, fkBusinessId: staying._id, fkReportId: reportId, ...given });
      toasts.show({ tone: "success", text: t("staff.merge.done", names) });
      onMerged();
    },
  });
  return (
    <Dialog open dual onClose={onClose} title={t("staff.merge.of", names)}>
      <ContractForm form={form} className="grid gap-4">
        <p className="text-ink-soft wrap-anywhere">{t("staff.merge.text", names)}</p>
        <Field label={t("staff.merge.agreement")} hint={t("staff.merge.agreement.hint")} {...form.field("agreement")}>
          <TextArea limit={500} {...form.input("agreement")} />
        </Field>
        <DialogFoot back={t("staff.back")} onBack={onClose} busy={form.busy} look="danger">
          {t("staff.merge")}
        </DialogFoot>
      </ContractForm>
    </Dialog>
  );
}
