/** Who has answered an event, by name, for its organiser. */
import { useEffect, useState } from "react";
import { showDate } from "#base/dates.ts";
import type { PayloadOf } from "#contract/endpoint.ts";
import type { events } from "#contract/events/events.ts";
import { paths } from "#contract/paths.ts";
import { cityName } from "#web/features/places/place-name.ts";
import { langOf } from "#web/platform/language/lang-of.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { PagedList } from "#web/platform/paging/paged-list.tsx";
import { useMorePages } from "#web/platform/paging/use-more-pages.ts";
import { fetchGuests } from "./event-calls.ts";

type GuestPage = PayloadOf<typeof events.fetchGuests>;

export function GuestList({ id }: { id: string }) {
  const t = useWords();
  const [page, setPage] = useState<GuestPage | "failed">();
  useEffect(() => {
    let gone = false;
    fetchGuests(id).then(
      (first) => gone || setPage(first),
      () => gone || setPage("failed"),
    );
    return () => {
      gone = true;
    };
  }, [id]);
  if (page === undefined) return null;
  return (
    <section aria-labelledby="event-guests">
      <h2 id="event-guests" className="text-xl">
        {t("events.guests")}
      </h2>
      <p className="mb-3 text-sm text-ink-soft">{t("events.guests.private")}</p>
      {page === "failed" ? (
        <p className="text-ink-soft">{t("events.guests.failed")}</p>
      ) : (
        <Guests id={id} first={page} />
      )}
    </section>
  );
}

function Guests({ id, first }: { id: string; first: GuestPage }) {
  const t = useWords();
  const pages = useMorePages(
    first,
    ({ guests }) => guests,
    (cursor) => fetchGuests(id, cursor),
  );
  if (pages.items.length === 0) return <p className="rounded-md bg-sunken px-4 py-3">{t("events.guests.none")}</p>;
  return (
    <PagedList pages={pages} hrefOf={() => paths.events()} moreLabel={t("events.guests.more")}>
      <ul className="divide-y divide-line rounded-lg border border-line bg-card">
        {pages.items.map(({ name, city, cityHi, answer, persons, answeredAt }) => (
          <li key={`${name}${answeredAt}`} className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-3">
            <span className="min-w-0">
              <strong lang={langOf(name, t.language)} className="wrap-anywhere">
                {name}
              </strong>
              {city && <span className="text-sm text-ink-soft"> · {cityName({ city, cityHi }, t.language)}</span>}
            </span>
            <span className="text-sm tabular-nums">
              {t(`events.guest.${answer}`, { n: persons })}
              <span className="text-ink-soft"> · {showDate(answeredAt, t.language)}</span>
            </span>
          </li>
        ))}
      </ul>
    </PagedList>
  );
}
