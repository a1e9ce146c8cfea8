/** The result lists of the search box. */
import type { Point } from "#base/geo.ts";
import type { ParsedOf } from "#contract/endpoint.ts";
import type { InterpretationView, search as searchCalls } from "#contract/search.ts";
import type { FacetsView } from "#contract/search-narrowing.ts";
import type { Kind } from "#server/features/directory/kinds.ts";
import { resolveFilters } from "#server/features/directory/newest.ts";
import { getPlace } from "#server/features/places/places.ts";
import type { Ctx } from "#server/platform/context.ts";
import { refuseFields } from "#server/platform/refusal.ts";
import { decodeCursor } from "./finding/cursor.ts";
import type { SearchInput, SearchItem, SearchPage } from "./finding/page.ts";
import { isNarrowed, MOST_COLLECTED, narrow, type Wishes } from "./narrowing.ts";
import { openFirst } from "./open-now.ts";
import { partsOf } from "./reading/parts.ts";
import { type Understanding, understand } from "./reading/understanding.ts";
import { search, searchUnderstood } from "./search.ts";
import { signed, unsigned } from "./signed-cursor.ts";
import { type Place, viewInterpretation, viewTextParts } from "./view.ts";

type ResultsInput = ParsedOf<typeof searchCalls.searchBusiness>;

export interface ResultsPage {
  items: SearchItem[];
  nextCursor: string | null;
  understood: InterpretationView;
  facets: FacetsView | null;
}

/** Takes of some items those that a list is narrowed to, in their order. */
export type Narrowing = (ctx: Ctx, items: SearchItem[]) => Promise<SearchItem[]>;

/** A page of what a kind's own filters let through is collected from at most so many pages of results. */
const MOST_ROUNDS = 8;

/** One page of the items that match a text, best first (nearest first with a position); see search(). `only`: what the kind's own filters let through. */
export async function findResults(ctx: Ctx, kind: Kind, input: ResultsInput, only?: Narrowing): Promise<ResultsPage> {
  const { searchQuery: text, limit, cursor, open } = input;
  const { placeId, subcategoryIds } = await resolveFilters(ctx, input);
  const wanted: SearchInput = { kind, text, placeId, subcategoryIds, near: pointOf(input), limit };
  const found = await findPage(ctx, { ...wanted, cursor: cursor && unsigned(ctx.config, cursor) }, input, only);
  const { understood, items, nextCursor } = found.page;
  const place = understood.placeId === undefined ? undefined : await getPlace(ctx, understood.placeId);
  return {
    items: understood.openNow && !open ? await openFirst(ctx, kind, items) : items,
    nextCursor: nextCursor && signed(ctx.config, nextCursor),
    understood: viewInterpretation(understood, place, found.page, await viewParts(ctx, found, place)),
    facets: (input.facets && found.facets) || null,
  };
}

interface Found {
  page: SearchPage;
  /** Of the first page. */
  understanding?: Understanding;
  facets?: FacetsView;
}

async function findPage(ctx: Ctx, wanted: SearchInput, wishes: Wishes, only?: Narrowing): Promise<Found> {
  if (only) {
    const next = (limit: number, cursor: SearchInput["cursor"]) => search(ctx, { ...wanted, limit, cursor });
    return { page: await searchOnly(ctx, only, next, wanted) };
  }
  if (wanted.cursor && !isNarrowed(wishes)) return { page: await search(ctx, wanted) };
  const understanding = await understand(ctx, wanted);
  if (!isNarrowed(wishes)) return { page: await searchUnderstood(ctx, wanted, understanding), understanding };
  const { cursor, ...first } = wanted;
  const offset = cursor ? offsetOf(cursor) : 0;
  const whole = await searchUnderstood(ctx, { ...first, limit: MOST_COLLECTED }, understanding);
  return { understanding, ...(await narrow(ctx, wanted.kind, whole, wishes, { input: wanted, offset })) };
}

/** What is narrowed or sorted is collected anew for each page. */
function offsetOf(cursor: string): number {
  const position = decodeCursor(cursor)?.position;
  return position?.by === "offset" ? position.offset : refuseFields({ cursor: "field.cursor.invalid" });
}

async function viewParts(ctx: Ctx, { understanding, page }: Found, place: Place | undefined) {
  if (!understanding || page.isName) return [];
  return viewTextParts(ctx, partsOf(understanding, page.understood.placeId), place);
}

async function searchOnly(
  ctx: Ctx,
  only: Narrowing,
  next: (limit: number, cursor: SearchInput["cursor"]) => Promise<SearchPage>,
  { limit, cursor }: SearchInput,
): Promise<SearchPage> {
  let page = await next(limit, cursor);
  const items = await only(ctx, page.items);
  for (let round = 1; round < MOST_ROUNDS && page.nextCursor && items.length < limit; round += 1) {
    page = await next(limit - items.length, page.nextCursor);
    items.push(...(await only(ctx, page.items)));
  }
  return { ...page, items };
}

function pointOf({ lat, long }: ResultsInput): Point | undefined {
  if (lat === undefined && long === undefined) return undefined;
  if (lat === undefined) refuseFields({ lat: "field.degrees.invalid" });
  if (long === undefined) refuseFields({ long: "field.degrees.invalid" });
  return { lat, lng: long };
}
