/** /events/form/{event}: one of the member's own events, whole. */
import { type ClientLoaderFunctionArgs, useLoaderData, useNavigate } from "react-router";
import { events } from "#contract/events/events.ts";
import { idInSlug, paths } from "#contract/paths.ts";
import { leaveNote } from "#web/platform/browser/screen-notes.ts";
import { type CallOptions, call } from "#web/platform/calls/call.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { orErrorPage } from "#web/platform/loading/refusals.ts";
import type { ScreenHandle } from "#web/platform/loading/screen-handle.ts";
import { BackLink } from "#web/ui/back-link.tsx";
import { EventForm } from "./event-form.tsx";
import { type EventSent, valuesOfEvent } from "./event-form-values.ts";

export const handle: ScreenHandle = { title: "events.form.edit" };

export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  return orErrorPage(call(events.prefill, { id: idInSlug(params.event ?? "") }));
}
clientLoader.hydrate = true as const;

export default function EditEventScreen() {
  const t = useWords();
  const here = useHere();
  const navigate = useNavigate();
  const { event } = useLoaderData<typeof clientLoader>();
  const send = async (sent: EventSent, options: CallOptions) => {
    const { event: saved } = await call(events.update, { ...sent, id: event._id }, options);
    leaveNote({ tone: "success", id: "events.saved", values: { title: saved.title } });
    await navigate(here(paths.events()));
  };
  return (
    <div className="mx-auto max-w-page px-4 pt-3 md:px-6">
      <BackLink to={here(paths.events())}>{t("events.form.back")}</BackLink>
      <h1 className="mt-1 mb-6 text-2xl md:text-3xl">{t("events.form.edit")}</h1>
      <EventForm
        key={event._id}
        name={`event-${event._id}`}
        defaults={valuesOfEvent(event)}
        saved={event.images}
        note={t("events.form.told")}
        submit={t("events.form.save")}
        onSend={send}
      />
    </div>
  );
}
