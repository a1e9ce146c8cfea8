/** /announcements/form: a new announcement, of the kind that is chosen first. */
import { useState } from "react";
import { useNavigate } from "react-router";
import { announcements } from "#contract/announcements/announcements.ts";
import { ANNOUNCEMENT_KINDS, type AnnouncementKind } from "#contract/announcements/choices.ts";
import { paths } from "#contract/paths.ts";
import { leaveNote } from "#web/platform/browser/screen-notes.ts";
import { type CallOptions, call } from "#web/platform/calls/call.ts";
import { dropIdempotencyKey, idempotencyKeyOf } from "#web/platform/forms/idempotency-key.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import type { ScreenHandle } from "#web/platform/loading/screen-handle.ts";
import { readUser } from "#web/platform/stored-session/stored-session.ts";
import { BackLink } from "#web/ui/back-link.tsx";
import { Button } from "#web/ui/button.tsx";
import { AnnouncementForm } from "./announcement-form.tsx";
import { type AnnouncementSent, newAnnouncementValues } from "./announcement-form-values.ts";

export const handle: ScreenHandle = { title: "announcements.form.new" };

export default function NewAnnouncementScreen() {
  const t = useWords();
  const here = useHere();
  const [kind, setKind] = useState<AnnouncementKind>();
  return (
    <div className="mx-auto max-w-page px-4 pt-3 md:px-6">
      <BackLink to={here(paths.announcements())}>{t("announcements.form.back")}</BackLink>
      <h1 className="mt-1 mb-6 text-2xl md:text-3xl">{t("announcements.form.new")}</h1>
      {kind ? (
        <>
          <Button size="small" look="quiet" onClick={() => setKind(undefined)} className="-ms-3 mb-4">
            {t("announcements.form.other-kind")}
          </Button>
          <NewAnnouncement key={kind} kind={kind} />
        </>
      ) : (
        <KindChoice onChoose={setKind} />
      )}
    </div>
  );
}

function KindChoice({ onChoose }: { onChoose: (kind: AnnouncementKind) => void }) {
  const t = useWords();
  return (
    <section aria-labelledby="announcement-kind">
      <h2 id="announcement-kind" className="mb-4 text-xl">
        {t("announcements.form.which")}
      </h2>
      <ul className="grid max-w-form gap-3">
        {ANNOUNCEMENT_KINDS.map((kind) => (
          <li key={kind}>
            <button
              type="button"
              onClick={() => onChoose(kind)}
              className="w-full rounded-lg border border-line bg-card p-4 text-start shadow-card hover:border-control"
            >
              <span className="block text-lg font-semibold">{t(`announcements.title.${kind}`)}</span>
              <span className="block text-ink-soft">{t(`announcements.form.kind.${kind}`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function NewAnnouncement({ kind }: { kind: AnnouncementKind }) {
  const t = useWords();
  const here = useHere();
  const navigate = useNavigate();
  const name = `announcement-new-${kind}`;
  const send = async (sent: AnnouncementSent, options: CallOptions) => {
    const files = options.files?.blobs.map((blob) => blob.name);
    const idempotencyKey = idempotencyKeyOf(name, { ...sent, files });
    await call(announcements.create, { ...sent, idempotencyKey }, options);
    dropIdempotencyKey(name);
    leaveNote({ tone: "success", id: "announcements.created" });
    await navigate(here(paths.announcements()));
  };
  return (
    <AnnouncementForm
      name={name}
      defaults={newAnnouncementValues(kind, readUser())}
      saved={[]}
      submit={t("announcements.form.save.new")}
      onSend={send}
    />
  );
}
