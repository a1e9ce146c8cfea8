/** At the foot of a list: what else the city has, and the cities around it with more of the same. */
import { useId } from "react";
import { PLACE_COUNT_CAP } from "#contract/limits.ts";
import type { PlaceFactsView } from "#contract/place-facts.ts";
import { PLACE_PAGES, type PlaceKind } from "#contract/place-pages.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { Link } from "#web/ui/link.tsx";
import { cityName } from "../place-name.ts";

/** Draws nothing where there is nothing to tell. */
export function PlaceFacts({ kind, facts }: { kind: PlaceKind; facts: PlaceFactsView | undefined }) {
  const t = useWords();
  const here = useHere();
  const id = useId();
  const others = facts?.kinds.filter((one) => one.kind !== kind) ?? [];
  if (!facts || others.length + facts.neighbours.length === 0) return null;
  const place = cityName(facts.city, t.language);
  return (
    <section aria-labelledby={id} className="mt-6 flex flex-col gap-3 border-t border-line pt-6">
      <h2 id={id} className="text-xl">
        {t("place-facts.heading", { place })}
      </h2>
      {others.length > 0 && (
        <Row label={t("place-facts.here", { place })}>
          {others.map(({ kind: other, found }) => (
            <li key={other}>
              <Link to={here(PLACE_PAGES[other](facts.city.slug))} className={LINK}>
                {t(`place-facts.${other}`, { n: found, more: found < PLACE_COUNT_CAP ? "" : "+" })}
              </Link>
            </li>
          ))}
        </Row>
      )}
      {facts.neighbours.length > 0 && (
        <Row label={t("place-facts.near")}>
          {facts.neighbours.map(({ city, found, distanceKm }) => (
            <li key={city._id}>
              <Link to={here(PLACE_PAGES[kind](city.slug))} className={LINK}>
                {cityName(city, t.language)} ({found}
                {found < PLACE_COUNT_CAP ? "" : "+"})
              </Link>{" "}
              <span className="text-sm text-ink-soft">{t("place-facts.km", { n: distanceKm })}</span>
            </li>
          ))}
        </Row>
      )}
    </section>
  );
}

const LINK = "link inline-flex min-h-11 items-center";

function Row({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="flex flex-col sm:flex-row sm:items-start sm:gap-4">
      <p className="flex min-h-11 shrink-0 items-center font-semibold">{label}</p>
      <ul className="flex flex-wrap items-center gap-x-5">{children}</ul>
    </div>
  );
}
