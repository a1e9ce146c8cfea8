/** /spirituality/search-list: entries by text and filters, page after page. */
import { type LoaderFunctionArgs, useLoaderData, useLocation } from "react-router";
import { paths } from "#contract/paths.ts";
import type { EntryCard } from "#contract/spirituality/entry-views.ts";
import { MemberHeart } from "#web/features/favourites/member-heart.tsx";
import { PlaceFacts } from "#web/features/places/facts/place-facts.tsx";
import { usePlaceHead, withCityName } from "#web/features/places/facts/use-place-head.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { useSiteFacts } from "#web/platform/loading/site-facts.ts";
import { Breadcrumbs } from "#web/platform/seo/breadcrumbs.tsx";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { StatusNote } from "#web/ui/status-note.tsx";
import { ChosenFilters, EntryFilters } from "./entry-filters.tsx";
import { EntryList, Understood } from "./entry-list.tsx";
import { loadEntries } from "./entry-list-loader.ts";
import { EntrySearch } from "./entry-search.tsx";

const heartOf = (entry: EntryCard) => <MemberHeart kind="seva" id={entry._id} name={entry.title} />;

export function loader(args: LoaderFunctionArgs) {
  return loadEntries(args);
}

export default function EntryListScreen() {
  const t = useWords();
  const { key } = useLocation();
  const brand = useSiteFacts()?.brand ?? t("site.brand");
  const { query, page, unknownCity, facts, ...choices } = useLoaderData<typeof loader>();
  const text = query.searchQuery;
  const kind = query.kind && t.of(`spirituality.kinds.${query.kind}`);
  const title = text ? t("spirituality.list.title.query", { text }) : (kind ?? t("spirituality.list.title"));
  const isPlain = Object.keys(query).length === 0;
  const head = usePlaceHead({
    kind: "seva",
    facts,
    title,
    names: page.entries.map((entry) => entry.title),
    otherwise: {
      title,
      description: t("spirituality.list.description", { title, brand }),
      path: paths.sevaList(),
      noindex: !isPlain,
    },
  });
  const shown = withCityName(query, facts, t.language);
  const crumbs = [
    { title: t("site.home"), path: paths.home() },
    { title: t("site.spirituality"), path: paths.spirituality() },
    { title: t("spirituality.list.title") },
  ];
  return (
    <div className="mx-auto flex max-w-page flex-col gap-4 px-4 pt-3 md:px-6">
      <PageHead {...head} />
      <div>
        <Breadcrumbs crumbs={crumbs} />
        <h1 className="mt-1 text-2xl">{head.title}</h1>
      </div>
      <EntrySearch query={query} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-4 lg:mt-2 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <EntryFilters query={shown} {...choices} />
        <div className="flex flex-col gap-4">
          <ChosenFilters query={shown} />
          {unknownCity && <StatusNote>{t("spirituality.filter.city.unknown", { city: unknownCity })}</StatusNote>}
          <Understood page={page} />
          <EntryList key={key} query={query} first={page} cornerOf={heartOf} />
          <PlaceFacts kind="seva" facts={facts} />
        </div>
      </div>
    </div>
  );
}
