/** The result lists of the search box, and its type-ahead. */
import { timingSafeEqual } from "node:crypto";
import { fold } from "#base/fold.ts";
import type { Point } from "#base/geo.ts";
import type { ParsedOf } from "#contract/endpoint.ts";
import type { InterpretationView, Suggestion, search as searchCalls } from "#contract/search.ts";
import { suggestCategories } from "#server/features/catalogue/catalogue.ts";
import type { Kind } from "#server/features/directory/kinds.ts";
import { resolveFilters } from "#server/features/directory/newest.ts";
import { getPlace, suggestPlaces } from "#server/features/places/places.ts";
import type { Config } from "#server/platform/config/config.ts";
import type { Ctx } from "#server/platform/context.ts";
import { keyedHash } from "#server/platform/keys.ts";
import { refuseFields } from "#server/platform/refusal.ts";
import type { SearchItem, SearchPage } from "./finding/page.ts";
import { openFirst, openOnly } from "./open-now.ts";
import { search } from "./search.ts";
import { suggestCategory, suggestCity, viewInterpretation } from "./view.ts";

type ResultsInput = ParsedOf<typeof searchCalls.searchBusiness>;

export interface ResultsPage {
  items: SearchItem[];
  nextCursor: string | null;
  understood: InterpretationView;
}

/** Takes of some items those that a list is narrowed to, in their order. */
export type Narrowing = (ctx: Ctx, items: SearchItem[]) => Promise<SearchItem[]>;

/** A page of some items alone (open ones, those a kind's own filters let through) is collected from at most so many pages of results. */
const MOST_ROUNDS = 8;

/** One page of the items that match a text, best first (nearest first with a position); see search(). `narrow`: what the kind's own filters ask for beside the text. */
export async function findResults(ctx: Ctx, kind: Kind, input: ResultsInput, narrow?: Narrowing): Promise<ResultsPage> {
  const { searchQuery: text, limit, cursor, open } = input;
  const near = pointOf(input);
  const { placeId, subcategoryIds } = await resolveFilters(ctx, input);
  const wanted = { kind, text, placeId, subcategoryIds, near, limit, cursor: cursor && unsigned(ctx.config, cursor) };
  const only = open ? (ctx: Ctx, items: SearchItem[]) => openOnly(ctx, kind, items) : narrow;
  const page = only
    ? await searchOnly(ctx, only, (limit, cursor) => search(ctx, { ...wanted, limit, cursor }), wanted)
    : await search(ctx, wanted);
  const { understood, match } = page;
  const place = understood.placeId === undefined ? undefined : await getPlace(ctx, understood.placeId);
  return {
    items: understood.openNow && !open ? await openFirst(ctx, kind, page.items) : page.items,
    nextCursor: page.nextCursor && signed(ctx.config, page.nextCursor),
    understood: viewInterpretation(understood, place, match),
  };
}

async function searchOnly(
  ctx: Ctx,
  only: Narrowing,
  next: (limit: number, cursor: string | undefined) => Promise<SearchPage>,
  { limit, cursor }: { limit: number; cursor: string | undefined },
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

const SIGNATURE_BYTES = 9;
/** Nine bytes in base64url. */
const SIGNATURE_LETTERS = 12;

/** A cursor decides what the database does: signed, so that nobody brings one of his own. */
function signed(config: Config, cursor: string): string {
  return signatureOf(config, cursor).toString("base64url") + cursor;
}

function unsigned(config: Config, signed: string): string {
  const cursor = signed.slice(SIGNATURE_LETTERS);
  const given = Buffer.from(signed.slice(0, SIGNATURE_LETTERS), "base64url");
  const isOurs = given.length === SIGNATURE_BYTES && timingSafeEqual(given, signatureOf(config, cursor));
  return isOurs ? cursor : refuseFields({ cursor: "field.cursor.invalid" });
}

function signatureOf(config: Config, cursor: string): Buffer {
  return keyedHash(config, "cursor", cursor).subarray(0, SIGNATURE_BYTES);
}

/** Categories, subcategories and cities for what is being typed; without a text, the first categories. */
export async function suggest(ctx: Ctx, typed: string, limit: number): Promise<Suggestion[]> {
  const wanted = fold(typed);
  const categories = (await suggestCategories(ctx, typed, limit)).map(suggestCategory);
  if (!wanted) return categories;
  const places = await suggestPlaces(ctx, { typed, limit });
  const begin = places.filter((p) => [p.name, p.name_hi ?? ""].some((name) => fold(name).startsWith(wanted)));
  const cities = (categories.length > 0 ? begin : places).map(suggestCity);
  const most = Math.max(limit - cities.length, Math.ceil(limit / 2));
  return [...categories.slice(0, most), ...cities].slice(0, limit);
}
