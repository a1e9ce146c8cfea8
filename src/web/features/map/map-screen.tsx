/** /map: businesses by city as a list that everybody gets, and on a map for whoever asks for it; signed-in members find people there who chose to appear. */
import { useEffect, useState } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { type CityOnMap, connectMap } from "#contract/map.ts";
import { paths } from "#contract/paths.ts";
import { places } from "#contract/places.ts";
import { cityName } from "#web/features/places/place-name.ts";
import { useHydrated } from "#web/platform/browser/use-hydrated.ts";
import { useHere, useLanguage, useWords } from "#web/platform/language/words.tsx";
import { apiOf } from "#web/platform/loading/loader-api.ts";
import { refusalCode } from "#web/platform/loading/refusals.ts";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Link } from "#web/ui/link.tsx";
import { MapFilters } from "./map-filters.tsx";
import { MapList } from "./map-list.tsx";
import { MapPanel } from "./map-panel.tsx";
import { STEP, useMapContent } from "./use-map-content.ts";

export async function loader(args: LoaderFunctionArgs) {
  const api = apiOf(args);
  api.shows("results");
  const typed = new URL(args.request.url).searchParams.get("city") ?? undefined;
  const city = typed ? await cityOf(api, typed) : undefined;
  const [first, overview] = await Promise.all([
    api.call(connectMap.fetchBusinessLocations, { limit: STEP, ...(city ? { city: city.slug } : {}) }),
    api.call(connectMap.overview, {}),
  ]);
  return { ...overview, first, city: city ?? null, unknownCity: typed && !city ? typed : null };
}

async function cityOf(api: ReturnType<typeof apiOf>, typed: string) {
  try {
    const { city } = await api.call(places.fetchCoordinatesViaCity, { city: typed });
    return { slug: city.slug, city: city.city, cityHi: city.cityHi, lat: city.latitude, lng: city.longitude };
  } catch (error) {
    if (!refusalCode(error)) throw error;
    return undefined;
  }
}

export default function MapScreen() {
  const t = useWords();
  const language = useLanguage();
  const { cities, first, city, unknownCity, styleUrl } = useLoaderData<typeof loader>();
  const state = useMapContent(first, city?.slug);
  const [isOpen, setOpen] = useState(false);
  const isHydrated = useHydrated();
  const name = city ? cityName(city, language) : undefined;
  useEffect(() => {
    if (location.hash === "#map" && hasRoomForMap()) setOpen(true);
  }, []);
  return (
    <div className="lg:grid lg:h-[calc(100dvh-4rem)] lg:min-h-140 lg:grid-cols-[26rem_minmax(0,1fr)] lg:grid-rows-[auto_minmax(0,1fr)]">
      <PageHead title={t("map.title")} description={t("map.description")} path={paths.map({ city: city?.slug })} />
      <header className="flex flex-col gap-3 px-4 pt-6 md:px-6 lg:pb-3">
        <div>
          <h1 className="text-2xl">{t("map.title")}</h1>
          <p className="mt-1 text-ink-soft">{name ? t("map.intro.city", { city: name }) : t("map.intro")}</p>
        </div>
        {unknownCity && <p className="text-danger">{t("map.unknown-city", { city: unknownCity })}</p>}
        <div className={classNames("noscript:hidden", !isHydrated && "pointer-events-none")}>
          <MapFilters show={state.show} onChoose={state.choose} />
        </div>
      </header>
      <div className="px-4 pt-4 md:px-6 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:p-0">
        <MapPanel
          state={state}
          city={city ?? undefined}
          styleUrl={styleUrl}
          isOpen={isOpen}
          onOpen={() => setOpen(true)}
        />
      </div>
      <div className="px-4 pt-2 pb-6 md:px-6 lg:overflow-y-auto">
        <Cities cities={cities} chosen={city?.slug} />
        <MapList state={state} city={name} />
        <p className="mt-6 text-xs text-ink-soft lg:hidden">{t("map.credit")}</p>
      </div>
    </div>
  );
}

/** The cities with most businesses, as links that work in every browser. */
function Cities({ cities, chosen }: { cities: CityOnMap[]; chosen: string | undefined }) {
  const t = useWords();
  const here = useHere();
  const language = useLanguage();
  const link = (slug: string | undefined, name: string) => (
    <li key={slug ?? ""}>
      <Link
        to={here(paths.map({ city: slug }))}
        aria-current={slug === chosen ? "page" : undefined}
        className={classNames(
          "inline-flex min-h-11 items-center px-2 whitespace-nowrap",
          slug === chosen ? "font-semibold" : "link",
        )}
      >
        {name}
      </Link>
    </li>
  );
  return (
    <nav aria-label={t("map.cities")} className="-mx-2">
      <ul className="flex max-h-24 flex-wrap overflow-y-auto text-sm">
        {link(undefined, t("map.all-cities"))}
        {cities.map((one) => link(one.citySlug, `${cityName(one, language)} (${one.total})`))}
      </ul>
    </nav>
  );
}

/** Whoever presses the map's button on a desk wants the map; a phone, and whoever saves data, begins with the list. */
function hasRoomForMap(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return matchMedia("(min-width: 64rem)").matches && connection?.saveData !== true;
}
