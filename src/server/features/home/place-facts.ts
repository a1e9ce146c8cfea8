/** What a city has of every kind, and which cities around it have some of one kind. */
import { distanceKm } from "#base/geo.ts";
import { PLACE_COUNT_CAP } from "#contract/limits.ts";
import type { PlaceFactsView } from "#contract/place-facts.ts";
import { PLACE_KINDS, type PlaceKind } from "#contract/place-pages.ts";
import { countInPlaces, countKindsInPlace } from "#server/features/directory/item-queries.ts";
import { type Kinds, kindOf } from "#server/features/directory/kinds.ts";
import { untilItemsChange } from "#server/features/directory/until-items-change.ts";
import { viewCity } from "#server/features/places/city-view.ts";
import { placeIndex } from "#server/features/places/place-index.ts";
import { getPlace } from "#server/features/places/places.ts";
import type { Base, Ctx } from "#server/platform/context.ts";

type PlaceRow = Awaited<ReturnType<typeof getPlace>>;

/** As far as somebody travels for a trade or a temple. */
const FARTHEST_KM = 200;
/** As many places are looked into, and as many are named. */
const NEAREST = 60;
const NAMED = 8;

/** Of so many places and kinds a process remembers it; each is a kilobyte. */
const MOST_REMEMBERED = 1000;
const kept = untilItemsChange<PlaceFactsView>(MOST_REMEMBERED);

/** In memory until an item changes. Refuses a city that does not exist. */
export async function tellOfPlace(
  ctx: Ctx,
  kinds: Kinds,
  { city, kind }: { city: string | number; kind: PlaceKind },
): Promise<PlaceFactsView> {
  const place = await getPlace(ctx, city);
  return kept(ctx, `${kind}:${place.id}`, () => readFacts(ctx, kinds, place, kind));
}

async function readFacts(ctx: Base, kinds: Kinds, place: PlaceRow, kind: PlaceKind): Promise<PlaceFactsView> {
  const near = nearestTo(place, (await placeIndex(ctx)).byId.values());
  const cap = PLACE_COUNT_CAP;
  const [around, here] = await Promise.all([
    countInPlaces(ctx, kindOf(kinds, kind), { placeIds: near.map(({ place: { id } }) => id), cap }),
    countKindsInPlace(
      ctx,
      PLACE_KINDS.map((key) => kindOf(kinds, key)),
      { placeId: place.id, cap },
    ),
  ]);
  return {
    city: viewCity(place),
    kinds: PLACE_KINDS.flatMap((key) => {
      const found = here.get(key);
      return found ? [{ kind: key, found }] : [];
    }),
    neighbours: near
      .flatMap(({ place: row, km }) => {
        const found = around.get(row.id);
        return found ? [{ city: viewCity(row), found, distanceKm: Math.round(km) }] : [];
      })
      .slice(0, NAMED),
  };
}

function nearestTo(place: PlaceRow, all: Iterable<PlaceRow>): Array<{ place: PlaceRow; km: number }> {
  return [...all]
    .filter(({ id }) => id !== place.id)
    .map((one) => ({ place: one, km: distanceKm(place, one) }))
    .filter(({ km }) => km <= FARTHEST_KM)
    .sort((a, b) => a.km - b.km)
    .slice(0, NEAREST);
}
