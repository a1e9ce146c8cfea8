/** One list of what openings choose from, with the form that adds to it. */
import { Pencil } from "lucide-react";
import { entryForm } from "#contract/job-reference.ts";
import { ContractForm } from "#web/platform/forms/contract-form.tsx";
import { useContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";
import { EntryFields } from "./entry-fields.tsx";
import type { Entry, EntrySort } from "./reference-entries.ts";

interface Props {
  sort: EntrySort;
  entries: Entry[];
  /** Whether it was new. */
  onAdd: (names: { name: string; nameHi: string }) => Promise<boolean>;
  onRename: (entry: Entry) => void;
}

const EMPTY = { name: "", nameHi: "" };

export function EntryList({ sort, entries, onAdd, onRename }: Props) {
  const t = useWords();
  const toasts = useToasts();
  const form = useContractForm(entryForm, {
    name: `add-${sort}`,
    defaults: EMPTY,
    onSubmit: async (names) => {
      const isNew = await onAdd(names);
      if (isNew) form.methods.reset(EMPTY);
      toasts.show(
        isNew
          ? { tone: "success", text: t("staff.jobs.added", { name: names.name }) }
          : { tone: "info", text: t("staff.jobs.there", { name: names.name }) },
      );
    },
  });
  return (
    <Card as="section" aria-labelledby={`${sort}-title`} className="grid gap-5">
      <div>
        <h2 id={`${sort}-title`} className="text-xl">
          {t(`staff.jobs.${sort}`)}
        </h2>
        <p className="text-sm text-ink-soft">{t("staff.jobs.count", { n: entries.length })}</p>
      </div>
      <ContractForm form={form} className="grid gap-4 rounded-md bg-sunken p-4">
        <h3 className="text-base">{t(sort === "areas" ? "staff.jobs.add.area" : "staff.jobs.add.qualification")}</h3>
        <EntryFields form={form} />
        <Button type="submit" busy={form.busy} className="sm:self-start sm:justify-self-start">
          {t("staff.jobs.add")}
        </Button>
      </ContractForm>
      <ul className="divide-y divide-line">
        {entries.map((entry) => (
          <li key={entry._id} className="flex items-center justify-between gap-3 py-1.5">
            <span className="min-w-0">
              <span className="block">{entry.name}</span>
              <span lang="hi" className="block text-sm text-ink-soft">
                {entry.nameHi}
              </span>
            </span>
            <IconButton label={t("staff.jobs.rename", { name: entry.name })} onClick={() => onRename(entry)}>
              <Pencil aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
    </Card>
  );
}
