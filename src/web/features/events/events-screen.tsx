/** /events: what the community does together, the soonest first; what is over as an archive; below for members their own. */
import { Plus } from "lucide-react";
import { lazy, Suspense } from "react";
import { type LoaderFunctionArgs, useLoaderData, useLocation } from "react-router";
import { showMonth } from "#base/dates.ts";
import type { EventCard } from "#contract/events/event-views.ts";
import { paths } from "#contract/paths.ts";
import { MemberHeart } from "#web/features/favourites/member-heart.tsx";
import { PlaceFacts } from "#web/features/places/facts/place-facts.tsx";
import { usePlaceHead, withCityName } from "#web/features/places/facts/use-place-head.ts";
import { useHere, useWords, WithWords } from "#web/platform/language/words.tsx";
import { useSiteFacts } from "#web/platform/loading/site-facts.ts";
import { Breadcrumbs } from "#web/platform/seo/breadcrumbs.tsx";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { useSession } from "#web/platform/stored-session/use-session.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Link } from "#web/ui/link.tsx";
import { SearchBox } from "#web/ui/search-box.tsx";
import { StatusNote } from "#web/ui/status-note.tsx";
import { EventList, Understood } from "./event-list.tsx";
import { loadEvents } from "./event-list-loader.ts";
import { type EventQuery, eventListPath } from "./event-query.ts";
import { FilterChoice, FilterText, ListFilters } from "./list-filters.tsx";

const OwnEvents = lazy(() => import("./own-events.tsx"));
const heartOf = (event: EventCard) => (
  <MemberHeart kind={event.isReligious ? "seva" : "gathering"} id={event._id} name={event.title} />
);

export function loader(args: LoaderFunctionArgs) {
  return loadEvents(args);
}

export default function EventsScreen() {
  const t = useWords();
  const here = useHere();
  const { key } = useLocation();
  const { user } = useSession();
  const brand = useSiteFacts()?.brand ?? t("site.brand");
  const { query, page, unknownCity, months, facts } = useLoaderData<typeof loader>();
  const { searchQuery, when, cursor: _, city, month } = query;
  const title = searchQuery
    ? t("events.title.query", { text: searchQuery })
    : t(when === "past" ? "events.title.past" : "events.title");
  const head = usePlaceHead({
    kind: "gathering",
    facts,
    title,
    names: page.events.map((event) => event.title),
    otherwise: {
      title,
      description: t("events.description", { brand }),
      path: paths.events(),
      noindex: Object.keys(query).length > 0,
    },
  });
  const crumbs = [{ title: t("site.home"), path: paths.home() }, { title: t("events.title") }];
  return (
    <div className="mx-auto flex max-w-page flex-col gap-6 px-4 pt-3 md:px-6">
      <PageHead {...head} />
      <header>
        <Breadcrumbs crumbs={crumbs} />
        <h1 className="mt-1 text-2xl md:text-3xl">{head.title}</h1>
        <p className="mt-2 mb-5 max-w-text text-ink-soft">{t("events.intro")}</p>
        <div className="flex flex-col gap-3 md:flex-row md:items-center">
          <div className="md:max-w-2xl md:flex-1">
            <SearchBox
              key={JSON.stringify(query)}
              action={here(paths.events())}
              name="searchQuery"
              label={t("events.search.label")}
              placeholder={t("events.search.hint")}
              defaultValue={searchQuery}
              submitLabel={t("home.search")}
            >
              {city && <input type="hidden" name="city" value={city} />}
            </SearchBox>
          </div>
          <ButtonLink
            to={here(paths.newEvent())}
            icon={<Plus aria-hidden="true" />}
            className="self-start md:self-auto"
          >
            {t("events.propose")}
          </ButtonLink>
        </div>
      </header>
      <WhenTabs query={query} />
      <ListFilters
        key={JSON.stringify(query)}
        label={t("events.filters")}
        action={here(paths.events())}
        kept={{ searchQuery, when }}
        submit={t("events.filters.apply")}
      >
        <FilterText
          label={t("events.filter.city")}
          name="city"
          value={withCityName(query, facts, t.language).city}
          hint={t("events.filter.city.hint")}
        />
        <FilterChoice
          label={t("events.filter.month")}
          name="month"
          value={month}
          any={t("events.filter.any")}
          choices={months.map((one) => [one, showMonth(`${one}-01`, t.language)] as const)}
        />
      </ListFilters>
      {unknownCity && <StatusNote>{t("events.filter.city.unknown", { city: unknownCity })}</StatusNote>}
      <Understood page={page} />
      <EventList key={key} query={query} first={page} cornerOf={heartOf} />
      <PlaceFacts kind="gathering" facts={facts} />
      {user && (
        <Suspense>
          <WithWords group="event-form">
            <OwnEvents key={user._id} />
          </WithWords>
        </Suspense>
      )}
    </div>
  );
}

/** What is to come, and what is over. */
function WhenTabs({ query }: { query: EventQuery }) {
  const t = useWords();
  const here = useHere();
  const isPast = query.when === "past";
  const tab = (label: string, when: "past" | undefined, isHere: boolean) => (
    <Link
      to={here(eventListPath(query, { when, month: undefined, searchQuery: undefined }))}
      aria-current={isHere ? "page" : undefined}
      className="inline-flex min-h-11 items-center border-b-3 border-transparent px-1 font-semibold aria-[current=page]:border-accent"
    >
      {label}
    </Link>
  );
  return (
    <nav aria-label={t("events.title")} className="flex gap-6 border-b border-line">
      {tab(t("events.coming"), undefined, !isPast)}
      {tab(t("events.past"), "past", isPast)}
    </nav>
  );
}
