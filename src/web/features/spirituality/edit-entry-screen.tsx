/** /spirituality/update-entry-form/{entry}: one of the member's own entries, whole. */
import { type ClientLoaderFunctionArgs, useLoaderData, useNavigate } from "react-router";
import { idInSlug, paths } from "#contract/paths.ts";
import { spirituality } from "#contract/spirituality/spirituality.ts";
import { leaveNote } from "#web/platform/browser/screen-notes.ts";
import { type CallOptions, call } from "#web/platform/calls/call.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { orErrorPage } from "#web/platform/loading/refusals.ts";
import type { ScreenHandle } from "#web/platform/loading/screen-handle.ts";
import { BackLink } from "#web/ui/back-link.tsx";
import { EntryForm } from "./entry-form.tsx";
import { type EntrySent, valuesOfEntry } from "./entry-form-values.ts";

export const handle: ScreenHandle = { title: "spirituality.form.edit" };

export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  return orErrorPage(call(spirituality.prefill, { id: idInSlug(params.entryId ?? "") }));
}
clientLoader.hydrate = true as const;

export default function EditEntryScreen() {
  const t = useWords();
  const here = useHere();
  const navigate = useNavigate();
  const { entry } = useLoaderData<typeof clientLoader>();
  const send = async (sent: EntrySent, options: CallOptions) => {
    const { entry: saved } = await call(spirituality.update, { ...sent, id: entry._id }, options);
    leaveNote({ tone: "success", id: "spirituality.saved", values: { title: saved.title } });
    await navigate(here(paths.spirituality()));
  };
  return (
    <div className="mx-auto max-w-page px-4 pt-3 md:px-6">
      <BackLink to={here(paths.spirituality())}>{t("spirituality.form.back")}</BackLink>
      <h1 className="mt-1 mb-6 text-2xl md:text-3xl">{t("spirituality.form.edit")}</h1>
      <EntryForm
        key={entry._id}
        name={`seva-${entry._id}`}
        defaults={valuesOfEntry(entry)}
        saved={entry.images}
        submit={t("spirituality.form.save")}
        onSend={send}
      />
    </div>
  );
}
