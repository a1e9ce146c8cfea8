/** What the search box and its result lists are answered: the search's finds as cards, the filters, and type-ahead. */
import { fold } from "#base/fold.ts";
import type { Point } from "#base/geo.ts";
import type { ParsedOf } from "#contract/endpoint.ts";
import type { Suggestion, search, Understood } from "#contract/search.ts";
import { suggestCategories } from "#server/features/catalogue/catalogue.ts";
import { resolveFilters } from "#server/features/directory/newest.ts";
import { viewCity } from "#server/features/places/city-view.ts";
import { getPlace, suggestPlaces } from "#server/features/places/places.ts";
import type { Ctx } from "#server/platform/context.ts";
import { refuseFields } from "#server/platform/refusal.ts";
import { ownCursor, signedCursor } from "./engine/cursor-signature.ts";
import type { SearchItem, SearchPage } from "./engine/page.ts";
import type { SearchKind } from "./engine/scores.ts";
import { search as searchIndex } from "./engine/search.ts";
import { openFirst, openOnly } from "./open-now.ts";
import { suggestCity, suggestKind } from "./view.ts";

type Asked = ParsedOf<typeof search.searchBusiness>;

export interface Found {
  items: SearchItem[];
  nextCursor: string | null;
  understood: Understood;
}

/** A page that holds only open things looks at so many pages of finds for them. */
const MOST_ROUNDS = 8;

/** One page of what a text finds, best first (nearest first with a position); see search(). */
export async function findResults(ctx: Ctx, kind: SearchKind, asked: Asked): Promise<Found> {
  const { searchQuery: text, limit, cursor, open } = asked;
  const near = pointOf(asked);
  const { placeId, subcategoryIds } = await resolveFilters(ctx, asked);
  const wanted = { kind, text, placeId, subcategoryIds, near, limit, cursor: cursor && ownCursor(ctx.config, cursor) };
  const page = open
    ? await searchOpen(ctx, kind, (limit, cursor) => searchIndex(ctx, { ...wanted, limit, cursor }), wanted)
    : await searchIndex(ctx, wanted);
  const isSorted = page.understood.openNow && !open;
  return {
    items: isSorted ? await openFirst(ctx, kind, page.items) : page.items,
    nextCursor: page.nextCursor && signedCursor(ctx.config, page.nextCursor),
    understood: await told(ctx, page),
  };
}

/** Categories, subcategories and cities for what is being typed; without a text, the first categories. */
export async function suggest(ctx: Ctx, typed: string, limit: number): Promise<Suggestion[]> {
  const wanted = fold(typed);
  const kinds = (await suggestCategories(ctx, typed, limit)).map(suggestKind);
  if (!wanted) return kinds;
  const places = await suggestPlaces(ctx, { typed, limit });
  const begin = places.filter((p) => [p.name, p.name_hi ?? ""].some((name) => fold(name).startsWith(wanted)));
  const cities = (kinds.length > 0 ? begin : places).map(suggestCity);
  const room = Math.max(limit - cities.length, Math.ceil(limit / 2));
  return [...kinds.slice(0, room), ...cities].slice(0, limit);
}

async function searchOpen(
  ctx: Ctx,
  kind: SearchKind,
  next: (limit: number, cursor: string | undefined) => Promise<SearchPage>,
  { limit, cursor }: { limit: number; cursor: string | undefined },
): Promise<SearchPage> {
  let page = await next(limit, cursor);
  const items = await openOnly(ctx, kind, page.items);
  for (let round = 1; round < MOST_ROUNDS && page.nextCursor && items.length < limit; round += 1) {
    page = await next(limit - items.length, page.nextCursor);
    items.push(...(await openOnly(ctx, kind, page.items)));
  }
  return { ...page, items };
}

async function told(ctx: Ctx, { understood, match }: SearchPage): Promise<Understood> {
  const { placeId, corrected, nearMe, openNow } = understood;
  return {
    city: placeId === undefined ? null : viewCity(await getPlace(ctx, placeId)),
    corrected: corrected ?? null,
    nearMe: nearMe === true,
    openNow: openNow === true,
    match,
  };
}

function pointOf({ lat, long }: Asked): Point | undefined {
  if (lat === undefined && long === undefined) return undefined;
  if (lat === undefined) refuseFields({ lat: "field.degrees.invalid" });
  if (long === undefined) refuseFields({ long: "field.degrees.invalid" });
  return { lat, lng: long };
}
