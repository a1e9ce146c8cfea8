/** Asks before an event is taken away. */
import type { EventCard } from "#contract/events/event-views.ts";
import { DeleteDialog } from "#web/platform/failures/delete-dialog.tsx";
import { useWords } from "#web/platform/language/words.tsx";

type Event = Pick<EventCard, "_id" | "title">;

interface Props {
  /** Undefined while nothing is asked. */
  event: Event | undefined;
  onClose: () => void;
  onDeleted: (event: Event) => void;
}

export function DeleteEventDialog({ event, onClose, onDeleted }: Props) {
  const t = useWords();
  const title = event?.title ?? "";
  return (
    <DeleteDialog
      item={event}
      title={t("events.delete.title", { title })}
      text={t("events.delete.text")}
      yes={t("events.delete.yes")}
      no={t("events.delete.no")}
      deleted={t("events.deleted", { title })}
      remove={async ({ _id }) => (await import("./event-calls.ts")).deleteEvent(_id)}
      onClose={onClose}
      onDeleted={onDeleted}
    />
  );
}
