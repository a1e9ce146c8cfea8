/** Gives an area of work or a qualification other names. */
import { entryForm, jobReference } from "#contract/job-reference.ts";
import { call } from "#web/platform/calls/call.ts";
import { ContractForm } from "#web/platform/forms/contract-form.tsx";
import { useContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { DialogFoot } from "#web/ui/dialog-foot.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";
import { EntryFields } from "./entry-fields.tsx";
import type { Entry, EntrySort } from "./reference-entries.ts";

interface Props {
  sort: EntrySort;
  entry: Entry;
  onClose: () => void;
  onRenamed: () => void;
}

export function RenameEntryDialog({ sort, entry, onClose, onRenamed }: Props) {
  const t = useWords();
  const toasts = useToasts();
  const form = useContractForm(entryForm, {
    name: `rename-${sort}-${entry._id}`,
    defaults: { name: entry.name, nameHi: entry.nameHi },
    fieldOf: { "job.entry-there": "name" },
    draft: false,
    onSubmit: async (names) => {
      await call(sort === "areas" ? jobReference.updateArea : jobReference.updateQualification, {
        id: entry._id,
        ...names,
      });
      toasts.show({ tone: "success", text: t("staff.jobs.renamed", { name: names.name }) });
      onRenamed();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t("staff.jobs.rename.title", { name: entry.name })}>
      <ContractForm form={form} className="grid gap-4">
        <EntryFields form={form} />
        <DialogFoot back={t("staff.back")} onBack={onClose} busy={form.busy}>
          {t("staff.jobs.rename.save")}
        </DialogFoot>
      </ContractForm>
    </Dialog>
  );
}
