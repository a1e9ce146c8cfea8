/** What anyone may see of listings: lists, and one with its locked or full view. */
import type { ListingCard, ListingView } from "#contract/listings.ts";
import { getPublicBusiness } from "#server/features/businesses/businesses.ts";
import { findLockedView } from "#server/features/directory/cards.ts";
import { referenceFor } from "#server/features/directory/category-and-place.ts";
import { openView } from "#server/features/directory/full-views.ts";
import { type CardPage, type Filters, newestCards, type Page, pageOfCards } from "#server/features/directory/newest.ts";
import { countView } from "#server/features/directory/viewings.ts";
import type { Ctx } from "#server/platform/context.ts";
import { type JsonText, toJson } from "#server/platform/http/json-payload.ts";
import { startOf } from "#server/platform/postgres/keyset.ts";
import { refuse } from "#server/platform/refusal.ts";
import { isPublic, listingKind } from "./listing-kind.ts";
import { findListing, type ListingRow, listOfBusiness } from "./queries.ts";
import { viewListing } from "./view.ts";

/** Public listings, newest first. */
export function newestListings(ctx: Ctx, input: Filters & Page): Promise<CardPage<ListingCard>> {
  return newestCards(ctx, listingKind, input);
}

/** The public listings of a public business. */
export async function listingsOfBusiness(
  ctx: Ctx,
  businessId: string,
  { limit, cursor }: Page,
): Promise<CardPage<ListingCard>> {
  const rows = await listOfBusiness(ctx, { businessId, from: startOf(cursor), limit });
  if (rows.length === 0) await getPublicBusiness(ctx, businessId);
  return pageOfCards(ctx, listingKind, rows, limit);
}

/** One public listing: the full view for paid members and its owner, the locked one for everyone else. */
export async function showListing(ctx: Ctx, id: string): Promise<JsonText<ListingView>> {
  const stored = ctx.viewer.kind === "visitor" ? await findLockedView<ListingView>(ctx, listingKind, id) : undefined;
  if (stored) return stored;
  const row = publicOnly(await findListing(ctx, id));
  const access = await openView(ctx, { kind: listingKind, id, ownerId: row.owner_id, contactId: row.business_id });
  return toJson(viewListing(row, await referenceFor(ctx, [row]), access));
}

/** Counts the viewer of a public listing; answers the views so far. */
export async function countListingView(ctx: Ctx, id: string): Promise<number> {
  const { owner_id } = publicOnly(await findListing(ctx, id));
  return countView(ctx, { kind: listingKind, id }, owner_id);
}

/** Refuses a listing that strangers may not see: 'page.gone' when it was deleted after its business had been public. */
function publicOnly(row: ListingRow | undefined): ListingRow {
  if (row?.is_deleted && row.was_public) refuse("page.gone");
  if (!row || !isPublic(row)) refuse("listing.not-found");
  return row;
}
