/** The calls about listings: the public's, the owners', and those about their leads. */
import { listingLeads } from "#contract/leads.ts";
import { type ListingCard, listings } from "#contract/listings.ts";
import { ownListings } from "#contract/own-listings.ts";
import type { CardPage } from "#server/features/directory/newest.ts";
import { leadVerbs } from "#server/features/leads/lead-verbs.ts";
import { bind } from "#server/platform/http/bind.ts";
import { jsonList, jsonOf } from "#server/platform/http/json-payload.ts";
import { createListing, updateListing } from "./edit-listing.ts";
import { listingKind } from "./listing-kind.ts";
import { countListingView, listingsOfBusiness, newestListings, showListing } from "./listings.ts";
import {
  countListings,
  ownListingPage,
  prefillListing,
  removeListing,
  showOwn,
  toggleListing,
} from "./own-listings.ts";

const listOf = ({ cards, nextCursor }: CardPage<ListingCard>) =>
  jsonList<{ listings: ListingCard[]; nextCursor: string | null }, "listings">("listings", cards, { nextCursor });

export const listingLeadsRoutes = bind(listingLeads, leadVerbs(listingKind));

export const listingsRoutes = bind(listings, {
  fetchAll: async (ctx, input) => listOf(await newestListings(ctx, input)),
  fetch: async (ctx, { fkListingId }) => jsonOf("getListing", await showListing(ctx, fkListingId)),
  fetchBusinessListings: async (ctx, { fkBusinessId, ...page }) =>
    listOf(await listingsOfBusiness(ctx, fkBusinessId, page)),
  updateViews: async (ctx, { fkListingId }) => ({ views: await countListingView(ctx, fkListingId) }),
});

export const ownListingsRoutes = bind(ownListings, {
  create: createListing,
  update: updateListing,
  fetch: async (ctx, { id }) => ({ listing: await showOwn(ctx, id) }),
  fetchAll: (ctx, input) => ownListingPage(ctx, input),
  fetchListingsCount: (ctx, { fkBusinessId }) => countListings(ctx, fkBusinessId),
  fetchListingPrefilledData: async (ctx, { id }) => ({ listing: await prefillListing(ctx, id) }),
  delete: async (ctx, { id }) => {
    await removeListing(ctx, id);
    return {};
  },
  toggleListingStatus: (ctx, { id, status }) => toggleListing(ctx, id, status),
});
