/** /announcements: births, marriages and deaths of the community, by name, kind, city and month; below for members their own. */
import { Plus } from "lucide-react";
import { lazy, Suspense } from "react";
import { type LoaderFunctionArgs, useLoaderData, useLocation } from "react-router";
import { showMonth } from "#base/dates.ts";
import { ANNOUNCEMENT_KINDS } from "#contract/announcements/choices.ts";
import { paths } from "#contract/paths.ts";
import { FilterChoice, FilterText, ListFilters } from "#web/features/events/list-filters.tsx";
import { useHydrated } from "#web/platform/browser/use-hydrated.ts";
import { useHere, useWords, WithWords } from "#web/platform/language/words.tsx";
import { useSiteFacts } from "#web/platform/loading/site-facts.ts";
import { Breadcrumbs } from "#web/platform/seo/breadcrumbs.tsx";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { useSession } from "#web/platform/stored-session/use-session.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Link } from "#web/ui/link.tsx";
import { SearchBox } from "#web/ui/search-box.tsx";
import { AnnouncementList } from "./announcement-list.tsx";
import { loadAnnouncements } from "./announcement-list-loader.ts";
import { announcementListPath } from "./announcement-query.ts";

const OwnAnnouncements = lazy(() => import("./own-announcements.tsx"));

export function loader(args: LoaderFunctionArgs) {
  return loadAnnouncements(args);
}

export default function AnnouncementsScreen() {
  const t = useWords();
  const here = useHere();
  const { key } = useLocation();
  const { user } = useSession();
  const brand = useSiteFacts()?.brand ?? t("site.brand");
  const { query, page, unknownCity, months } = useLoaderData<typeof loader>();
  const { searchQuery, kind, city, month } = query;
  const title = searchQuery
    ? t("announcements.title.query", { text: searchQuery })
    : t(kind ? `announcements.title.${kind as (typeof ANNOUNCEMENT_KINDS)[number]}` : "announcements.title");
  const crumbs = [{ title: t("site.home"), path: paths.home() }, { title: t("announcements.title") }];
  return (
    <div className="mx-auto flex max-w-page flex-col gap-6 px-4 pt-3 md:px-6">
      <PageHead
        title={title}
        description={t("announcements.description", { brand })}
        path={paths.announcements()}
        noindex={Object.keys(query).length > 0}
      />
      <header>
        <Breadcrumbs crumbs={crumbs} />
        <h1 className="mt-1 text-2xl md:text-3xl">{title}</h1>
        <p className="mt-2 mb-5 max-w-text text-ink-soft">{t("announcements.intro")}</p>
        <div className="flex flex-col gap-3 md:flex-row md:items-center">
          <div className="md:max-w-2xl md:flex-1">
            <SearchBox
              key={JSON.stringify(query)}
              action={here(paths.announcements())}
              name="searchQuery"
              label={t("announcements.search.label")}
              placeholder={t("announcements.search.hint")}
              defaultValue={searchQuery}
              submitLabel={t("home.search")}
            >
              {kind && <input type="hidden" name="kind" value={kind} />}
              {city && <input type="hidden" name="city" value={city} />}
            </SearchBox>
          </div>
          <ButtonLink
            to={here(paths.newAnnouncement())}
            icon={<Plus aria-hidden="true" />}
            className="self-start md:self-auto"
          >
            {t("announcements.write")}
          </ButtonLink>
        </div>
      </header>
      <ListFilters
        key={JSON.stringify(query)}
        label={t("announcements.filters")}
        action={here(paths.announcements())}
        kept={{ searchQuery }}
        submit={t("announcements.filters.apply")}
      >
        <FilterChoice
          label={t("announcements.filter.kind")}
          name="kind"
          value={kind}
          any={t("announcements.filter.any")}
          choices={ANNOUNCEMENT_KINDS.map((one) => [one, t(`announcements.title.${one}`)] as const)}
        />
        <FilterChoice
          label={t("announcements.filter.month")}
          name="month"
          value={month}
          any={t("announcements.filter.any")}
          choices={months.map((one) => [one, showMonth(`${one}-01`, t.language)] as const)}
        />
        <FilterText
          label={t("announcements.filter.city")}
          name="city"
          value={city}
          hint={t("announcements.filter.city.hint")}
        />
      </ListFilters>
      {unknownCity && (
        <p role="status" className="rounded-md bg-accent-soft px-4 py-3">
          {t("announcements.filter.city.unknown", { city: unknownCity })}
        </p>
      )}
      <MembersNote path={announcementListPath(query)} />
      <AnnouncementList key={key} query={query} first={page} />
      {user && (
        <Suspense>
          <WithWords group="announcement-form">
            <OwnAnnouncements key={user._id} />
          </WithWords>
        </Suspense>
      )}
    </div>
  );
}

/** Why the list is short, for whoever has no running plan. */
function MembersNote({ path }: { path: string }) {
  const t = useWords();
  const here = useHere();
  const { user, paid } = useSession();
  const isHydrated = useHydrated();
  if (!isHydrated || paid) return null;
  return (
    <p className="rounded-md bg-sunken px-4 py-3">
      {t("announcements.members-only")}{" "}
      {user ? (
        <Link to={here(paths.subscriptionInfo())} className="link">
          {t("announcements.needs-plan")}
        </Link>
      ) : (
        <Link to={here(paths.login({ from: path }))} className="link">
          {t("announcements.log-in")}
        </Link>
      )}
    </p>
  );
}
