/** Lists of public items of one kind, newest first, as pages of cards; and what a list's filters stand for. */
import { filteredSubcategoryIds } from "#server/features/catalogue/catalogue.ts";
import { getPlace } from "#server/features/places/places.ts";
import type { Ctx } from "#server/platform/context.ts";
import type { JsonText } from "#server/platform/http/json-payload.ts";
import { pageOf, startOf } from "#server/platform/postgres/keyset.ts";
import { viewCards } from "./cards.ts";
import type { Kind } from "./kinds.ts";
import type { ListedRow, NewestRange } from "./newest-queries.ts";
import { listSpread, spreadStart } from "./newest-spread.ts";
import { untilItemsChange } from "./until-items-change.ts";

/** The filters of contract/directory.ts: a key, slug or name each. */
export interface Filters {
  city?: number | string;
  category?: number | string;
  subCategory?: number | string;
}
export interface Page {
  limit: number;
  cursor?: string;
}
export interface CardPage<Card> {
  cards: JsonText<Card>[];
  nextCursor: string | null;
}

/** Of a category in a place, which stand below three of four searches, a process remembers so many first pages for visitors, until an item changes; each takes ten kilobytes. */
const MOST_FIRST_PAGES = 500;
const firstPages = untilItemsChange<CardPage<unknown>>(MOST_FIRST_PAGES);

/** Public items, newest first, with others between those of whoever has many. */
export async function newestCards<Card>(
  ctx: Ctx,
  kind: Kind,
  { limit, cursor, ...filters }: Filters & Page,
): Promise<CardPage<Card>> {
  const { placeId, subcategoryIds } = await resolveFilters(ctx, filters);
  const read = async () => {
    const { from, heldBack } = spreadStart(cursor);
    const { rows, nextCursor } = await listSpread(ctx, kind, { from, limit, placeId, subcategoryIds }, heldBack);
    return { cards: await viewCards<Card>(ctx, kind, rows), nextCursor };
  };
  if (cursor || !placeId || !subcategoryIds || ctx.viewer.kind !== "visitor") return read();
  return firstPages(ctx, `${kind.key} ${limit} ${placeId} ${subcategoryIds}`, read) as Promise<CardPage<Card>>;
}

/** The cards of a page out of `limit + 1` rows. */
export async function pageOfCards<Card>(
  ctx: Ctx,
  kind: Kind,
  found: ListedRow[],
  limit: number,
): Promise<CardPage<Card>> {
  const { rows, nextCursor } = pageOf(found, limit);
  return { cards: await viewCards<Card>(ctx, kind, rows), nextCursor };
}

/** What the input of a list asks for. Refuses what is no place, category or cursor. */
export async function newestRange(ctx: Ctx, { limit, cursor, ...filters }: Filters & Page): Promise<NewestRange> {
  return { from: startOf(cursor), limit, ...(await resolveFilters(ctx, filters)) };
}

/** The place and the subcategories that filters stand for. */
export async function resolveFilters(ctx: Ctx, { city, category, subCategory }: Filters) {
  const placeId = typeof city === "string" ? (await getPlace(ctx, city)).id : city;
  return { placeId, subcategoryIds: await filteredSubcategoryIds(ctx, { category, subCategory }) };
}
