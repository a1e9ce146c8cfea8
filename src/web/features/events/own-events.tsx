/** What the signed-in member has proposed, with its state and the ways to change it; loaded in the browser alone. */
import { Pencil, Trash2 } from "lucide-react";
import { useEffect, useState } from "react";
import { eventPath } from "#contract/events/event-path.ts";
import type { EventView } from "#contract/events/event-views.ts";
import { paths, slugWithId } from "#contract/paths.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useHere, useLanguage, useWords } from "#web/platform/language/words.tsx";
import { PagedList } from "#web/platform/paging/paged-list.tsx";
import { useMorePages } from "#web/platform/paging/use-more-pages.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Link } from "#web/ui/link.tsx";
import { DeleteEventDialog } from "./delete-event-dialog.tsx";
import { fetchOwnEvents } from "./event-calls.ts";
import { EventStatus } from "./event-status.tsx";
import { placeText, timesText } from "./event-texts.ts";

type OwnPage = Awaited<ReturnType<typeof fetchOwnEvents>>;

/** Nothing until they are here, nor for a member who has proposed none. */
export default function OwnEvents() {
  const t = useWords();
  const [page, setPage] = useState<OwnPage | "failed">();
  useEffect(() => {
    let gone = false;
    fetchOwnEvents().then(
      (first) => gone || setPage(first),
      () => gone || setPage("failed"),
    );
    return () => {
      gone = true;
    };
  }, []);
  if (page === undefined || (page !== "failed" && page.events.length === 0)) return null;
  return (
    <section aria-labelledby="own-events" className="border-t border-line pt-6">
      <h2 id="own-events" className="mb-4">
        {t("events.own")}
      </h2>
      {page === "failed" ? <p className="text-ink-soft">{t("events.own.failed")}</p> : <OwnList first={page} />}
    </section>
  );
}

function OwnList({ first }: { first: OwnPage }) {
  const t = useWords();
  const pages = useMorePages(first, ({ events }) => events, fetchOwnEvents);
  const [asked, ask] = useState<EventView>();
  return (
    <>
      <PagedList pages={pages} hrefOf={() => paths.events()} moreLabel={t("events.own.more")}>
        <ul className="grid gap-3 md:grid-cols-2">
          {pages.items.map((event) => (
            <li key={event._id}>
              <OwnEvent event={event} onDelete={() => ask(event)} />
            </li>
          ))}
        </ul>
      </PagedList>
      <DeleteEventDialog
        event={asked}
        onClose={() => ask(undefined)}
        onDeleted={({ _id }) => pages.change((items) => items.filter((one) => one._id !== _id))}
      />
    </>
  );
}

function OwnEvent({ event, onDelete }: { event: EventView; onDelete: () => void }) {
  const t = useWords();
  const here = useHere();
  const language = useLanguage();
  const { _id, slug, title, isOver, isCancelled, coming, perhaps } = event;
  const isOpen = !isOver && !isCancelled;
  return (
    <Card as="article" className="flex h-full flex-col gap-2">
      <p className="text-sm text-ink-soft tabular-nums">
        {timesText(t, event)} · {placeText(event, language)}
      </p>
      <h3 className="text-lg">
        {event.approvalStatus === "Approved" ? (
          <Link to={here(eventPath(event))} lang={langOf(title, language)} className="hover:underline">
            {title}
          </Link>
        ) : (
          <span lang={langOf(title, language)}>{title}</span>
        )}
      </h3>
      <EventStatus event={event} />
      {event.approvalStatus === "Approved" && (
        <p className="tabular-nums">
          {[t("events.coming.n", { n: coming }), perhaps > 0 && t("events.perhaps.n", { n: perhaps })]
            .filter(Boolean)
            .join(" · ")}
        </p>
      )}
      <div className="mt-auto flex items-center justify-between gap-2 pt-2">
        {isOpen ? (
          <ButtonLink
            size="small"
            to={here(paths.editEvent(slugWithId(slug, _id)))}
            aria-label={t("events.edit.of", { title })}
            icon={<Pencil aria-hidden="true" />}
          >
            {t("events.edit")}
          </ButtonLink>
        ) : (
          <span />
        )}
        {(!isOpen || coming + perhaps === 0) && (
          <IconButton label={t("events.delete.of", { title })} onClick={onDelete} className="text-danger">
            <Trash2 aria-hidden="true" />
          </IconButton>
        )}
      </div>
    </Card>
  );
}
