/** The list beside the map: the same entries, for every browser, keyboard and reader of screens. */
import { NEAR_KM } from "#contract/limits.ts";
import { paths } from "#contract/paths.ts";
import { useHere, useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { ErrorScreen } from "#web/ui/error-screen.tsx";
import { Link } from "#web/ui/link.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { BusinessRow } from "./business-row.tsx";
import { PersonRow } from "./person-row.tsx";
import { isNear, type useMapContent } from "./use-map-content.ts";

interface Props {
  state: ReturnType<typeof useMapContent>;
  /** The name of the chosen city. */
  city: string | undefined;
}

export function MapList({ state, city }: Props) {
  const t = useWords();
  const { show, problem, isBusy, near, listed, user, spot } = state;
  if (problem)
    return (
      <ErrorScreen
        size="part"
        title={t("map.failed")}
        message={problem}
        actions={<Button onClick={state.again}>{t("error.try-again")}</Button>}
      />
    );
  if (isNear(show) && (!near || isBusy))
    return (
      <div role="status" aria-busy={isBusy}>
        <p className="py-3 text-ink-soft">{t("places.locating")}</p>
        <Skeleton className="h-48 w-full" />
      </div>
    );
  const { businesses, people } = listed;
  const hasBusinesses = !show.endsWith("people");
  const hasPeople = !show.endsWith("businesses") && user !== undefined;
  const isNothing = businesses.total + people.total === 0;
  return (
    <div aria-live="polite">
      {spot && (
        <Button size="small" look="quiet" onClick={() => state.setSpot(undefined)} className="-ms-3">
          {t("map.back")}
        </Button>
      )}
      {isNear(show) && isNothing && (hasBusinesses || user) && <p className="py-4">{t("places.nothing-near")}</p>}
      {hasBusinesses && !(isNear(show) && isNothing) && (
        <section>
          <ListHead what={t("map.businesses", { n: businesses.total })} state={state} city={city} />
          {near && businesses.total > businesses.getBusinessLocations.length && (
            <p className="text-sm text-ink-soft">
              {t("map.near.first", { n: businesses.getBusinessLocations.length })}
            </p>
          )}
          {businesses.total === 0 && <p className="py-3 text-ink-soft">{t("map.none")}</p>}
          <ul>
            {businesses.getBusinessLocations.map((business) => (
              <BusinessRow key={business._id} business={business} />
            ))}
          </ul>
        </section>
      )}
      {hasPeople && !(isNear(show) && isNothing) && !(spot && people.total === 0) && (
        <section className="mt-6">
          <ListHead what={t("map.people", { n: people.total })} state={state} city={city} />
          {people.total === 0 && <p className="py-3 text-ink-soft">{t("map.people.none")}</p>}
          <ul>
            {people.getUsersLocations.map((person) => (
              <PersonRow key={person._id} person={person} />
            ))}
          </ul>
        </section>
      )}
      <More state={state} />
      {!spot && !show.endsWith("businesses") && <AboutPeople isMember={user !== undefined} />}
    </div>
  );
}

function ListHead({ what, state, city }: Props & { what: string }) {
  const t = useWords();
  const { near, spot, view } = state;
  const place = near
    ? t("map.near", { what, km: NEAR_KM })
    : spot
      ? t("map.at-spot", { what })
      : view
        ? t("map.in-part", { what })
        : city
          ? t("map.in-city", { what, city })
          : t("map.in-india", { what });
  return <h2 className="pt-2 text-lg">{place}</h2>;
}

function More({ state }: Pick<Props, "state">) {
  const t = useWords();
  const { businesses, people } = state.listed;
  const isMore =
    businesses.total > businesses.getBusinessLocations.length || people.total > people.getUsersLocations.length;
  if (!isMore || state.near || state.limit >= 500) return null;
  return (
    // Without its program the list leads on by its cities.
    <Button onClick={state.more} className="mt-4 noscript:hidden">
      {t("map.more")}
    </Button>
  );
}

/** Who is on the map, and how to be. */
function AboutPeople({ isMember }: { isMember: boolean }) {
  const t = useWords();
  const here = useHere();
  return (
    <p className="mt-6 text-sm text-ink-soft">
      {t("map.members-only")}{" "}
      {isMember ? (
        <Link to={here(paths.editProfile())} className="link">
          {t("map.people.join")}
        </Link>
      ) : (
        <Link to={here(paths.login({ from: paths.map() }))} state={{ from: paths.map() }} className="link">
          {t("site.login")}
        </Link>
      )}
    </p>
  );
}
