/** What anyone may see of listings: lists, and one locked or whole. */
import type { ListingCard, ListingView } from "#contract/listings.ts";
import { type Filters, narrow, type Page, requirePublicBusiness } from "#server/features/businesses/businesses.ts";
import { cardsInOrder, sightOf } from "#server/features/businesses/directory.ts";
import { booksOf } from "#server/features/businesses/kind-and-place.ts";
import { countView } from "#server/features/businesses/viewings.ts";
import type { Ctx } from "#server/platform/context.ts";
import { pageOf, startOf } from "#server/platform/keyset.ts";
import { refuse } from "#server/platform/refusal.ts";
import { findListing, type ListingCardRow, type ListingRow, listByIds, listNewest, listOfBusiness } from "./queries.ts";
import { viewCard, viewListing } from "./view.ts";

export interface CardPage {
  listings: ListingCard[];
  nextCursor: string | null;
}

/** Public listings, newest first. */
export async function newestListings(ctx: Ctx, { limit, cursor, ...filters }: Filters & Page): Promise<CardPage> {
  const from = startOf(cursor);
  const narrowed = await narrow(ctx, filters);
  const { rows, nextCursor } = pageOf(await listNewest(ctx, { from, limit, ...narrowed }), limit);
  return { listings: await cardsOf(ctx, rows), nextCursor };
}

/** The public listings of a public business. */
export async function listingsOfBusiness(ctx: Ctx, businessId: string, { limit, cursor }: Page): Promise<CardPage> {
  const { rows, nextCursor } = pageOf(await listOfBusiness(ctx, { businessId, from: startOf(cursor), limit }), limit);
  if (rows.length === 0) await requirePublicBusiness(ctx, businessId);
  return { listings: await cardsOf(ctx, rows), nextCursor };
}

/** Cards of these listings in this order, with the distance where one is given; what is not public any more is left out. */
export async function listingCards(
  ctx: Ctx,
  items: ReadonlyArray<{ id: string; distanceKm?: number }>,
): Promise<ListingCard[]> {
  if (items.length === 0) return [];
  const ids = items.map(({ id }) => id);
  const [found, books] = await Promise.all([listByIds(ctx, ids), booksOf(ctx)]);
  return cardsInOrder(items, found, (row, distanceKm) => viewCard(row, books, distanceKm));
}

/** One public listing: whole for paid members and its owner, locked for everyone else. */
export async function showListing(ctx: Ctx, id: string): Promise<ListingView> {
  const row = publicOnly(await findListing(ctx, id));
  return viewListing(row, await booksOf(ctx), sightOf(ctx, row.owner_id));
}

/** Counts the viewer of a public listing; answers the views so far. */
export async function countListingView(ctx: Ctx, id: string): Promise<number> {
  const { owner_id } = publicOnly(await findListing(ctx, id));
  return countView(ctx, { table: "listings", id, ownerId: owner_id });
}

async function cardsOf(ctx: Ctx, rows: ListingCardRow[]): Promise<ListingCard[]> {
  const books = await booksOf(ctx);
  return rows.map((row) => viewCard(row, books));
}

/** Refuses a listing that strangers may not see: 'page.gone' when it was deleted after its business had been public. */
function publicOnly(row: ListingRow | undefined): ListingRow {
  if (row?.is_deleted && row.was_public) refuse("page.gone");
  if (!row || row.is_deleted || !row.is_public || row.status !== "active") refuse("listing.not-found");
  return row;
}
