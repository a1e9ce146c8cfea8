/** /spirituality/entry-form: a new entry, of the kind that is chosen first. */
import { useState } from "react";
import { useNavigate } from "react-router";
import { paths } from "#contract/paths.ts";
import { ENTRY_KINDS, type EntryKind } from "#contract/spirituality/choices.ts";
import { spirituality } from "#contract/spirituality/spirituality.ts";
import { CategoryIcon } from "#web/features/catalogue/category-icon.tsx";
import { leaveNote } from "#web/platform/browser/screen-notes.ts";
import { type CallOptions, call } from "#web/platform/calls/call.ts";
import { dropIdempotencyKey, idempotencyKeyOf } from "#web/platform/forms/idempotency-key.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import type { ScreenHandle } from "#web/platform/loading/screen-handle.ts";
import { readUser } from "#web/platform/stored-session/stored-session.ts";
import { BackLink } from "#web/ui/back-link.tsx";
import { Button } from "#web/ui/button.tsx";
import { EntryForm } from "./entry-form.tsx";
import { type EntrySent, newEntryValues } from "./entry-form-values.ts";
import { ICONS } from "./entry-texts.ts";

export const handle: ScreenHandle = { title: "spirituality.form.new" };

export default function NewEntryScreen() {
  const t = useWords();
  const here = useHere();
  const [kind, setKind] = useState<EntryKind>();
  return (
    <div className="mx-auto max-w-page px-4 pt-3 md:px-6">
      <BackLink to={here(paths.spirituality())}>{t("spirituality.form.back")}</BackLink>
      <h1 className="mt-1 mb-6 text-2xl md:text-3xl">{t("spirituality.form.new")}</h1>
      {kind ? (
        <>
          <Button size="small" look="quiet" onClick={() => setKind(undefined)} className="-ms-3 mb-4">
            {t("spirituality.form.other-kind")}
          </Button>
          <NewEntry key={kind} kind={kind} />
        </>
      ) : (
        <KindChoice onChoose={setKind} />
      )}
    </div>
  );
}

function KindChoice({ onChoose }: { onChoose: (kind: EntryKind) => void }) {
  const t = useWords();
  return (
    <section aria-labelledby="entry-kind">
      <h2 id="entry-kind" className="mb-4 text-xl">
        {t("spirituality.form.what")}
      </h2>
      <ul className="grid max-w-form gap-3">
        {ENTRY_KINDS.map((kind) => (
          <li key={kind}>
            <button
              type="button"
              onClick={() => onChoose(kind)}
              className="flex w-full items-center gap-4 rounded-lg border border-line bg-card p-4 text-start shadow-card hover:border-control"
            >
              <span className="grid size-12 shrink-0 place-items-center rounded-full bg-accent-soft text-maroon">
                <CategoryIcon icon={ICONS[kind]} />
              </span>
              <span>
                <span className="block text-lg font-semibold">{t(`spirituality.kind.${kind}`)}</span>
                <span className="block text-ink-soft">{t(`spirituality.form.kind.${kind}`)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function NewEntry({ kind }: { kind: EntryKind }) {
  const t = useWords();
  const here = useHere();
  const navigate = useNavigate();
  const name = `seva-new-${kind}`;
  const send = async (sent: EntrySent, options: CallOptions) => {
    const files = options.files?.blobs.map((blob) => blob.name);
    const idempotencyKey = idempotencyKeyOf(name, { ...sent, files });
    const { entry } = await call(spirituality.add, { ...sent, idempotencyKey }, options);
    dropIdempotencyKey(name);
    leaveNote({ tone: "success", id: "spirituality.created", values: { title: entry.title } });
    await navigate(here(paths.spirituality()));
  };
  return (
    <EntryForm
      name={name}
      defaults={newEntryValues(kind, readUser())}
      saved={[]}
      submit={t("spirituality.form.save.new")}
      onSend={send}
    />
  );
}
