/** Where the map stands: an outline with the button that asks for it, then the map itself. */
import { lazy, Suspense, useEffect, useMemo, useState } from "react";
import type { Point } from "#base/geo.ts";
import { CategoryIcon } from "#web/features/catalogue/category-icon.tsx";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import outline from "./india-outline.svg?url";
import type { Pin, Town } from "./pins.ts";
import type { useMapContent } from "./use-map-content.ts";

const MapCanvas = lazy(() => import("./map-canvas.tsx"));
/** From this zoom on towns are named. */
const TOWNS_FROM = 8;

interface Props {
  state: ReturnType<typeof useMapContent>;
  city: Point | undefined;
  styleUrl: string | null;
  isOpen: boolean;
  onOpen: () => void;
}

export function MapPanel({ state, city, styleUrl, isOpen, onOpen }: Props) {
  const t = useWords();
  const { content, near, setSpot, setView } = state;
  const pins = usePins(content);
  const areas = useMemo(
    () => content.people.clusters.flatMap(({ only }) => (only ? [only.location] : [])),
    [content.people],
  );
  const towns = useTowns(state.view);
  return (
    <section
      aria-label={t("map.title")}
      className={classNames(
        "relative overflow-hidden rounded-lg border border-line bg-sunken lg:h-full lg:rounded-none lg:border-0 lg:border-s",
        isOpen ? "h-[62dvh]" : "noscript:hidden",
      )}
    >
      {isOpen ? (
        <Suspense fallback={<p className="grid h-full place-items-center">{t("map.loading")}</p>}>
          <MapCanvas
            city={city}
            near={near}
            pins={pins}
            areas={areas}
            towns={towns}
            styleUrl={styleUrl}
            onView={setView}
            onPick={setSpot}
          />
        </Suspense>
      ) : (
        <div className="flex items-center gap-4 p-4 lg:h-full lg:flex-col lg:justify-center">
          <img src={outline} alt="" width={275} height={300} loading="lazy" className="h-24 w-auto lg:h-2/3" />
          <div className="lg:text-center">
            <Button look="primary" icon={<CategoryIcon icon="map" className="size-5" />} onClick={onOpen}>
              {t("map.show")}
            </Button>
            <p className="mt-2 text-sm text-ink-soft">{t("map.show.note")}</p>
          </div>
        </div>
      )}
      <p className="absolute inset-x-0 bottom-0 bg-card/85 px-2 py-0.5 text-xs text-ink-soft max-lg:hidden">
        {t("map.credit")}
      </p>
    </section>
  );
}

/** The clusters of both kinds, by the names that are heard for them. */
function usePins({ businesses, people }: ReturnType<typeof useMapContent>["content"]): Pin[] {
  const t = useWords();
  return useMemo(
    () => [
      ...businesses.clusters.map(
        (one): Pin => ({
          ...one,
          kind: "business",
          label: one.only?.businessName ?? t("map.pin.businesses", { n: one.count }),
        }),
      ),
      ...people.clusters.map(
        (one): Pin => ({ ...one, kind: "person", label: one.only?.name ?? t("map.pin.people", { n: one.count }) }),
      ),
    ],
    [businesses, people, t],
  );
}

function useTowns(view: ReturnType<typeof useMapContent>["view"]): Town[] {
  const language = useLanguage();
  const [towns, setTowns] = useState<Town[]>([]);
  useEffect(() => {
    if (!view || view.zoom < TOWNS_FROM) return setTowns([]);
    const { zoom: _, ...edges } = view;
    const stop = new AbortController();
    import("./map-calls.ts")
      .then(({ fetchTowns }) => fetchTowns(edges, { signal: stop.signal }))
      .then(
        (found) =>
          setTowns(
            found.map(({ city, cityHi, location }) => ({ name: (language === "hi" && cityHi) || city, ...location })),
          ),
        () => undefined, // the map is a map without them
      );
    return () => stop.abort();
  }, [view, language]);
  return towns;
}
