/** What anyone may see of businesses: lists, one locked or whole, dots on the map. */
import type { BusinessCard, BusinessLocation, BusinessView } from "#contract/businesses.ts";
import { filteredSubcategoryIds } from "#server/features/catalogue/catalogue.ts";
import { getPlace } from "#server/features/places/places.ts";
import type { Ctx } from "#server/platform/context.ts";
import { type JsonPayload, type JsonText, jsonList, membersOf, toJson } from "#server/platform/http/json-payload.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { cursorOf, pageOf, startOf } from "#server/platform/postgres/keyset.ts";
import { refuse } from "#server/platform/refusal.ts";
import { keptView, type MakeCards, type Shown, writtenCards } from "./cards.ts";
import { LOCKED, sightOf } from "./directory.ts";
import { booksFor } from "./kind-and-place.ts";
import { type BusinessRow, findBusiness, listByIds } from "./profile-queries.ts";
import {
  findLastLookedAt,
  type ListedBusiness,
  listDots,
  listNewest,
  listOfOwner,
  listWithoutListings,
} from "./queries.ts";
import { viewBesides, viewBusiness, viewDot, viewOwnCard } from "./view.ts";

export interface Filters {
  /** Key, slug or name. */
  city?: number | string;
  category?: number | string;
  subCategory?: number | string;
}
export interface Page {
  limit: number;
  cursor?: string;
}
export type CardPage = JsonPayload<{ businesses: BusinessCard[]; nextCursor: string | null }>;

/** Approved businesses, newest first. */
export async function newestBusinesses(ctx: Ctx, { limit, cursor, ...filters }: Filters & Page): Promise<CardPage> {
  const wanted = { from: startOf(cursor), limit, ...(await narrow(ctx, filters)) };
  const { rows, nextCursor } = pageOf(await listNewest(ctx, wanted), limit);
  return cardPage(ctx, rows, nextCursor);
}

/** Only those that offer nothing yet. A page looks at so many and no more: it may be short, even empty, and still have a next one. */
export async function idleBusinesses(ctx: Ctx, { limit, cursor, ...filters }: Filters & Page): Promise<CardPage> {
  const wanted = { from: startOf(cursor), limit, ...(await narrow(ctx, filters)) };
  const { rows, nextCursor } = pageOf(await listWithoutListings(ctx, wanted), limit);
  const last = nextCursor === null ? await findLastLookedAt(ctx, wanted) : undefined;
  return cardPage(ctx, rows, last ? cursorOf(last) : nextCursor);
}

/** The approved businesses of one member. */
export async function businessesOfMember(ctx: Ctx, ownerId: string, { limit, cursor }: Page): Promise<CardPage> {
  const found = await listOfOwner(ctx, { ownerId, from: startOf(cursor), limit });
  const { rows, nextCursor } = pageOf(found, limit);
  return cardPage(ctx, rows, nextCursor);
}

/** Cards of these businesses in this order, with the distance where one is given; what is not public any more is left out. */
export function businessCards(ctx: Handle, items: readonly Shown[]): Promise<JsonText<BusinessCard>[]> {
  return writtenCards(ctx, items, makeBusinessCards);
}

/** The cards of businesses from their rows. */
export const makeBusinessCards: MakeCards = async (ctx, ids) =>
  (await listByIds(ctx, ids)).filter(isPublic).map((row) => ({
    id: row.id,
    kind: "business",
    subcategory_id: row.subcategory_id,
    place_id: row.place_id,
    listings_count: row.listings_count,
    card: membersOf(viewOwnCard(row)),
    locked: membersOf(viewBesides(row, LOCKED)),
  }));

/** One approved business: whole for paid members and its owner, locked for everyone else. */
export async function showBusiness(ctx: Ctx, id: string): Promise<JsonText<BusinessView>> {
  const kept = ctx.viewer.kind === "visitor" ? await keptView<BusinessView>(ctx, "business", id) : undefined;
  if (kept) return kept;
  const row = publicOnly(await findBusiness(ctx, id));
  return toJson(viewBusiness(row, await booksFor(ctx, [row]), sightOf(ctx, row.owner_id)));
}

/** Where the newest approved businesses are, to about a kilometre. */
export async function businessDots(ctx: Ctx, { limit, ...filters }: Filters & Page): Promise<BusinessLocation[]> {
  const wanted = { from: startOf(undefined), limit, ...(await narrow(ctx, filters)) };
  const rows = await listDots(ctx, wanted);
  const books = await booksFor(ctx, rows);
  return rows.map((row) => viewDot(row, books));
}

/** Refuses unless strangers may see this business. */
export async function requirePublicBusiness(ctx: Ctx, id: string): Promise<void> {
  publicOnly(await findBusiness(ctx, id));
}

/** Refuses a business that strangers may not see: 'page.gone' when they once could. */
export function publicOnly<Row extends Pick<BusinessRow, "approval" | "approved_at" | "deleted_at">>(
  row: Row | undefined,
): Row {
  if (row?.deleted_at && row.approved_at) refuse("page.gone");
  if (!row || !isPublic(row)) refuse("business.not-found");
  return row;
}

function isPublic(row: Pick<BusinessRow, "approval" | "deleted_at">): boolean {
  return row.approval === "approved" && !row.deleted_at;
}

async function cardPage(ctx: Ctx, rows: ListedBusiness[], nextCursor: string | null): Promise<CardPage> {
  return jsonList("businesses", await businessCards(ctx, rows), { nextCursor });
}

/** What a list's filters stand for. */
export async function narrow(ctx: Ctx, { city, category, subCategory }: Filters) {
  const placeId = typeof city === "string" ? (await getPlace(ctx, city)).id : city;
  return { placeId, subcategoryIds: await filteredSubcategoryIds(ctx, { category, subCategory }) };
}
