/** What anyone may see of listings: lists, and one locked or whole. */
import type { ListingCard, ListingView } from "#contract/listings.ts";
import { type Filters, narrow, type Page, requirePublicBusiness } from "#server/features/businesses/businesses.ts";
import { keptView, type MakeCards, type Shown, writtenCards } from "#server/features/businesses/cards.ts";
import { LOCKED, sightOf } from "#server/features/businesses/directory.ts";
import { booksFor } from "#server/features/businesses/kind-and-place.ts";
import { countView } from "#server/features/businesses/viewings.ts";
import type { Ctx } from "#server/platform/context.ts";
import { type JsonPayload, type JsonText, jsonList, membersOf, toJson } from "#server/platform/http/json-payload.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { pageOf, startOf } from "#server/platform/postgres/keyset.ts";
import { refuse } from "#server/platform/refusal.ts";
import { findListing, type ListedListing, type ListingRow, listByIds, listNewest, listOfBusiness } from "./queries.ts";
import { viewBesides, viewListing, viewOwnCard } from "./view.ts";

export type CardPage = JsonPayload<{ listings: ListingCard[]; nextCursor: string | null }>;

/** Public listings, newest first. */
export async function newestListings(ctx: Ctx, { limit, cursor, ...filters }: Filters & Page): Promise<CardPage> {
  const from = startOf(cursor);
  const narrowed = await narrow(ctx, filters);
  const { rows, nextCursor } = pageOf(await listNewest(ctx, { from, limit, ...narrowed }), limit);
  return cardPage(ctx, rows, nextCursor);
}

/** The public listings of a public business. */
export async function listingsOfBusiness(ctx: Ctx, businessId: string, { limit, cursor }: Page): Promise<CardPage> {
  const { rows, nextCursor } = pageOf(await listOfBusiness(ctx, { businessId, from: startOf(cursor), limit }), limit);
  if (rows.length === 0) await requirePublicBusiness(ctx, businessId);
  return cardPage(ctx, rows, nextCursor);
}

/** Cards of these listings in this order, with the distance where one is given; what is not public any more is left out. */
export function listingCards(ctx: Handle, items: readonly Shown[]): Promise<JsonText<ListingCard>[]> {
  return writtenCards(ctx, items, makeListingCards);
}

/** The cards of listings from their rows. */
export const makeListingCards: MakeCards = async (ctx, ids) =>
  (await listByIds(ctx, ids)).filter(isPublic).map((row) => ({
    id: row.id,
    kind: "listing",
    subcategory_id: row.subcategory_id,
    place_id: row.place_id,
    card: membersOf(viewOwnCard(row)),
    locked: membersOf(viewBesides(row, LOCKED)),
  }));

/** One public listing: whole for paid members and its owner, locked for everyone else. */
export async function showListing(ctx: Ctx, id: string): Promise<JsonText<ListingView>> {
  const kept = ctx.viewer.kind === "visitor" ? await keptView<ListingView>(ctx, "listing", id) : undefined;
  if (kept) return kept;
  const row = publicOnly(await findListing(ctx, id));
  return toJson(viewListing(row, await booksFor(ctx, [row]), sightOf(ctx, row.owner_id)));
}

/** Counts the viewer of a public listing; answers the views so far. */
export async function countListingView(ctx: Ctx, id: string): Promise<number> {
  const { owner_id } = publicOnly(await findListing(ctx, id));
  return countView(ctx, { table: "listings", id, ownerId: owner_id });
}

async function cardPage(ctx: Ctx, rows: ListedListing[], nextCursor: string | null): Promise<CardPage> {
  return jsonList("listings", await listingCards(ctx, rows), { nextCursor });
}

/** Refuses a listing that strangers may not see: 'page.gone' when it was deleted after its business had been public. */
function publicOnly(row: ListingRow | undefined): ListingRow {
  if (row?.is_deleted && row.was_public) refuse("page.gone");
  if (!row || !isPublic(row)) refuse("listing.not-found");
  return row;
}

function isPublic(row: ListingRow): boolean {
  return row.is_public && row.status === "active" && !row.is_deleted;
}
