/** The two names of an area of work or a qualification. */

import type * as z from "zod/mini";
import type { entryForm } from "#contract/job-reference.ts";
import type { ContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { Field } from "#web/ui/field.tsx";
import { TextInput } from "#web/ui/text-input.tsx";

export function EntryFields({ form }: { form: ContractForm<z.input<typeof entryForm>> }) {
  const t = useWords();
  return (
    <>
      <Field label={t("jobs.label.entry")} required {...form.field("name")}>
        <TextInput autoComplete="off" {...form.input("name")} />
      </Field>
      <Field label={t("jobs.label.entry-hi")} required {...form.field("nameHi")}>
        <TextInput lang="hi" autoComplete="off" {...form.input("nameHi")} />
      </Field>
    </>
  );
}
