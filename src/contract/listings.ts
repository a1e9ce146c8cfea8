/** The calls about listings (offerings) that anyone may make; how much is answered depends on the viewer. */
import * as z from "zod/mini";
import { cardFields, listErrors, listFilters, viewFields } from "./directory.ts";
import { endpoint } from "./endpoint.ts";
import { id } from "./key-fields.ts";
import { nextCursor, page } from "./list-fields.ts";

/** A listing in a list. */
export const listingCard = z.object({
  ...cardFields,
  listingName: z.string(),
  /** Null: on request. */
  pricePaise: z.nullable(z.int()),
  fkBusinessId: z.string(),
  businessName: z.string(),
  businessSlug: z.string(),
  postedOn: z.string(),
});
export type ListingCard = z.infer<typeof listingCard>;

export const listingView = z.extend(listingCard, viewFields);
export type ListingView = z.infer<typeof listingView>;

const cards = z.object({ listings: z.array(listingCard), nextCursor });

export const listings = {
  fetchAll: endpoint({
    method: "GET",
    path: "/public/listings/fetchAll",
    access: "anyone",
    summary: "Public listings, newest first: of a city or of all India, of a category or of all.",
    input: z.strictObject({ ...listFilters, ...page }),
    output: cards,
    errors: listErrors,
  }),
  fetch: endpoint({
    method: "GET",
    path: "/public/listings/fetch",
    access: "anyone",
    summary: "One public listing; whole for paid members, locked for everyone else.",
    input: z.strictObject({ fkListingId: id() }),
    output: z.object({ getListing: listingView }),
    errors: ["listing.not-found", "page.gone", "view.member-cap"],
  }),
  fetchBusinessListings: endpoint({
    method: "GET",
    path: "/public/listings/fetchBusinessListings",
    access: "anyone",
    summary: "The public listings of one business, newest first.",
    input: z.strictObject({ fkBusinessId: id(), ...page }),
    output: cards,
    errors: ["business.not-found", "page.gone"],
  }),
  updateViews: endpoint({
    method: "PUT",
    path: "/public/listings/updateViews",
    access: "anyone",
    summary: "Counts a viewer, once a day and never the owner.",
    input: z.strictObject({ fkListingId: id() }),
    output: z.object({ views: z.int() }),
    errors: ["listing.not-found", "page.gone"],
    background: true,
  }),
};
