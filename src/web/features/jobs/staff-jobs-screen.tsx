/** /staff/jobs: the areas of work and the qualifications that openings choose from, which the staff add to and rename in both languages. */
import { useState } from "react";
import { type ClientLoaderFunctionArgs, useLoaderData, useRevalidator } from "react-router";
import { jobReference } from "#contract/job-reference.ts";
import { paths } from "#contract/paths.ts";
import { call } from "#web/platform/calls/call.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { loadForRole } from "#web/platform/session/staff-guard.ts";
import { EntryList } from "./entry-list.tsx";
import { loadChoices } from "./job-form-page.tsx";
import { type Entry, type EntrySort, entriesOf } from "./reference-entries.ts";
import { RenameEntryDialog } from "./rename-entry-dialog.tsx";

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return loadForRole(request, loadChoices(), paths.staffPayments());
}
clientLoader.hydrate = true as const;

export default function StaffJobsScreen() {
  const t = useWords();
  const lists = entriesOf(useLoaderData<typeof clientLoader>());
  const revalidator = useRevalidator();
  const [renaming, rename] = useState<{ sort: EntrySort; entry: Entry }>();
  const add = async (sort: EntrySort, names: { name: string; nameHi: string }) => {
    const { added } =
      sort === "areas"
        ? await call(jobReference.seedAreas, { functionalAreas: [names] })
        : await call(jobReference.seedQualifications, { qualifications: [names] });
    await revalidator.revalidate();
    return added > 0;
  };
  return (
    <section className="grid gap-6">
      <title>{`${t("staff.jobs.title")} · ${t("site.brand")}`}</title>
      <div>
        <h1 className="text-2xl">{t("staff.jobs.title")}</h1>
        <p className="max-w-prose text-ink-soft">{t("staff.jobs.note")}</p>
      </div>
      <div className="grid items-start gap-8 lg:grid-cols-2">
        {(["areas", "qualifications"] as const).map((sort) => (
          <EntryList
            key={sort}
            sort={sort}
            entries={lists[sort]}
            onAdd={(names) => add(sort, names)}
            onRename={(entry) => rename({ sort, entry })}
          />
        ))}
      </div>
      {renaming && (
        <RenameEntryDialog
          key={renaming.entry._id}
          {...renaming}
          onClose={() => rename(undefined)}
          onRenamed={() => {
            rename(undefined);
            void revalidator.revalidate();
          }}
        />
      )}
    </section>
  );
}
