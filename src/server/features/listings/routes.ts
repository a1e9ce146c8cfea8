/** The calls about listings: the public's and the owners'. */
import { listings } from "#contract/listings.ts";
import { ownListings } from "#contract/own-listings.ts";
import { bind } from "#server/platform/http/bind.ts";
import { jsonOf } from "#server/platform/http/json-payload.ts";
import { countListingView, listingsOfBusiness, newestListings, showListing } from "./listings.ts";
import {
  countListings,
  createListing,
  ownListingPage,
  prefillListing,
  removeListing,
  showOwn,
  toggleListing,
  updateListing,
} from "./own-listings.ts";

export const listingsRoutes = bind(listings, {
  fetchAll: (ctx, input) => newestListings(ctx, input),
  fetch: async (ctx, { fkListingId }) => jsonOf("getListing", await showListing(ctx, fkListingId)),
  fetchBusinessListings: (ctx, { fkBusinessId, ...page }) => listingsOfBusiness(ctx, fkBusinessId, page),
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
