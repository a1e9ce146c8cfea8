/** For who proposed an event and looks at its page: how it stands, who comes by name, where to change it, and how to call it off. */
import { Ban, Pencil, Trash2 } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import type { EventView } from "#contract/events/event-views.ts";
import { paths, slugWithId } from "#contract/paths.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { DeleteEventDialog } from "./delete-event-dialog.tsx";
import { fetchFullEvent } from "./event-calls.ts";
import { EventStatus } from "./event-status.tsx";
import { GuestList } from "./guest-list.tsx";

const CancelEventDialog = lazy(() => import("./cancel-event-dialog.tsx"));

/** Read anew with the session, for the page is the same for everybody. */
export default function OwnEventPart({ event: served }: { event: EventView }) {
  const t = useWords();
  const here = useHere();
  const navigate = useNavigate();
  const [event, setEvent] = useState<EventView>();
  const [asked, ask] = useState<"cancel" | "delete">();
  const { _id } = served;
  useEffect(() => {
    fetchFullEvent(_id).then(
      (own) => own.isMine && setEvent(own),
      () => undefined,
    );
  }, [_id]);
  if (!event) return null;
  const isOpen = !event.isOver && !event.isCancelled;
  const hasGuests = event.coming + event.perhaps > 0;
  return (
    <>
      <div className="flex flex-col gap-3 rounded-md bg-accent-soft p-4">
        <p>{t("events.mine")}</p>
        <EventStatus event={event} />
        <div className="flex flex-wrap gap-3">
          {isOpen && (
            <ButtonLink
              size="small"
              to={here(paths.editEvent(slugWithId(event.slug, _id)))}
              icon={<Pencil aria-hidden="true" />}
            >
              {t("events.edit")}
            </ButtonLink>
          )}
          {isOpen && event.approvalStatus === "Approved" && (
            <Button size="small" onClick={() => ask("cancel")} icon={<Ban aria-hidden="true" />}>
              {t("events.cancel")}
            </Button>
          )}
          {(!isOpen || !hasGuests) && (
            <Button size="small" onClick={() => ask("delete")} icon={<Trash2 aria-hidden="true" />}>
              {t("events.delete")}
            </Button>
          )}
        </div>
        {asked === "cancel" && (
          <Suspense>
            <CancelEventDialog event={event} onClose={() => ask(undefined)} onCancelled={setEvent} />
          </Suspense>
        )}
        <DeleteEventDialog
          event={asked === "delete" ? event : undefined}
          onClose={() => ask(undefined)}
          onDeleted={() => void navigate(here(paths.events()))}
        />
      </div>
      {event.approvalStatus === "Approved" && <GuestList id={_id} />}
    </>
  );
}
