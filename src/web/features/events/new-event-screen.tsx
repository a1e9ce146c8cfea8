/** /events/form: a member proposes an event. */
import { useNavigate } from "react-router";
import { events } from "#contract/events/events.ts";
import { paths } from "#contract/paths.ts";
import { leaveNote } from "#web/platform/browser/screen-notes.ts";
import { type CallOptions, call } from "#web/platform/calls/call.ts";
import { dropIdempotencyKey, idempotencyKeyOf } from "#web/platform/forms/idempotency-key.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import type { ScreenHandle } from "#web/platform/loading/screen-handle.ts";
import { readUser } from "#web/platform/stored-session/stored-session.ts";
import { BackLink } from "#web/ui/back-link.tsx";
import { EventForm } from "./event-form.tsx";
import { type EventSent, newEventValues } from "./event-form-values.ts";

export const handle: ScreenHandle = { title: "events.form.new" };

const NAME = "event-new";

export default function NewEventScreen() {
  const t = useWords();
  const here = useHere();
  const navigate = useNavigate();
  const send = async (sent: EventSent, options: CallOptions) => {
    const files = options.files?.blobs.map((blob) => blob.name);
    const idempotencyKey = idempotencyKeyOf(NAME, { ...sent, files });
    const { event } = await call(events.create, { ...sent, idempotencyKey }, options);
    dropIdempotencyKey(NAME);
    leaveNote({ tone: "success", id: "events.created", values: { title: event.title } });
    await navigate(here(paths.events()));
  };
  return (
    <div className="mx-auto max-w-page px-4 pt-3 md:px-6">
      <BackLink to={here(paths.events())}>{t("events.form.back")}</BackLink>
      <h1 className="mt-1 mb-6 text-2xl md:text-3xl">{t("events.form.new")}</h1>
      <EventForm
        name={NAME}
        defaults={newEventValues(readUser())}
        saved={[]}
        note={t("events.form.waits")}
        submit={t("events.form.save.new")}
        onSend={send}
      />
    </div>
  );
}
