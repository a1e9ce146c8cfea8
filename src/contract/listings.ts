/** The calls about listings (offerings): what the public sees of them, and what their owners do with them. */
import * as z from "zod/mini";
import { paiseOf } from "#base/money.ts";
import { imageOrder, kindAndPlace, listFilters, pointView } from "./businesses.ts";
import { endpoint } from "./endpoint.ts";
import { optional, text } from "./fields.ts";
import { id, idempotencyKey } from "./key-fields.ts";
import { LISTING_IMAGES } from "./limits.ts";
import { nextCursor, page } from "./list-fields.ts";
import { openingDay } from "./opening-hours.ts";

/** A listing in a list: the same for every viewer. */
export const listingCard = z.object({
  _id: z.string(),
  /** For links: the name in Roman letters, without anything that looks like a phone number. */
  slug: z.string(),
  listingName: z.string(),
  /** The first 160 characters, with phone-like runs, e-mails and links masked. */
  description: z.string(),
  /** At most one key in a list; see paths.image(). */
  images: z.array(z.string()),
  /** Null: on request. */
  pricePaise: z.nullable(z.int()),
  ...kindAndPlace,
  fkBusinessId: z.string(),
  businessName: z.string(),
  businessSlug: z.string(),
  businessLocation: pointView,
  postedOn: z.string(),
  /** Whole kilometres from where the searcher is; only in a search near a position. */
  distanceKm: z.nullable(z.int()),
});
export type ListingCard = z.infer<typeof listingCard>;

/** One listing. Visitors and unpaid members get `locked: true`: the snippet, the first picture, coarse coordinates, null for the rest. */
export const listingView = z.extend(listingCard, {
  locked: z.boolean(),
  /** The viewer owns it. */
  isMine: z.boolean(),
  fkUserId: z.string(),
  /** How many pictures there are, shown or not. */
  imagesCount: z.int(),
  hasWebsite: z.boolean(),
  hasOpeningHours: z.boolean(),
  address: z.nullable(z.string()),
  pinCode: z.nullable(z.string()),
  website: z.nullable(z.string()),
  openingHours: z.nullable(z.array(openingDay)),
  location: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
  updatedAt: z.string(),
});
export type ListingView = z.infer<typeof listingView>;

/** A price in rupees as people type it ('1,100', '99.50'); whole paise inside. */
export const rupeePrice = () =>
  z.pipe(
    z.pipe(
      z.union([z.number(), z.string()], "field.price.invalid"),
      z.transform((typed) => paiseOf(String(typed))),
    ),
    z.int("field.price.invalid").check(z.lte(10_000_000_000, "field.price.invalid")),
  );

/** The form. */
export const listingForm = {
  listingName: text("listings.label.name", { min: 2, max: 100 }),
  description: text("listings.label.description", { max: 1000 }),
  price: optional(rupeePrice(), "field.price.invalid"),
  /** Left out, a new one is public and an old one stays as it is. */
  status: optional(z.enum(["active", "inactive"], "field.choice.invalid")),
  imageOrder: imageOrder(LISTING_IMAGES),
};

/** A listing as its owner sees it. */
export const ownListing = z.object({
  _id: z.string(),
  slug: z.string(),
  listingName: z.string(),
  description: z.string(),
  images: z.array(z.string()),
  pricePaise: z.nullable(z.int()),
  status: z.enum(["active", "inactive"]),
  isActive: z.boolean(),
  /** The business is approved: an active listing is public. */
  isApproved: z.boolean(),
  rejectionMessage: z.nullable(z.string()),
  views: z.int(),
  leadsCount: z.int(),
  postedOn: z.string(),
  fkBusinessId: z.string(),
  businessName: z.string(),
  businessSlug: z.string(),
  address: z.string(),
  phoneNo: z.string(),
  city: z.string(),
  cityHi: z.nullable(z.string()),
  citySlug: z.string(),
});
export type OwnListing = z.infer<typeof ownListing>;

export const prefilledListing = z.object({
  _id: z.string(),
  fkBusinessId: z.string(),
  listingName: z.string(),
  description: z.string(),
  /** Rupees as they stand in the form; empty for none. */
  price: z.string(),
  status: z.enum(["active", "inactive"]),
  images: z.array(z.string()),
});
export type PrefilledListing = z.infer<typeof prefilledListing>;

const cards = z.object({ listings: z.array(listingCard), nextCursor });
const own = z.strictObject({ id: id() });
const saveErrors = ["images.too-many", "images.unreadable", "images.quota", "server.busy"] as const;

/** What anyone may ask; how much is answered depends on the viewer. */
export const listings = {
  fetchAll: endpoint({
    method: "GET",
    path: "/public/listings/fetchAll",
    access: "anyone",
    summary: "Public listings, newest first: of a city or of all India, of a category or of all.",
    input: z.strictObject({ ...listFilters, ...page }),
    output: cards,
    errors: ["place.not-found", "category.not-found"],
  }),
  fetch: endpoint({
    method: "GET",
    path: "/public/listings/fetch",
    access: "anyone",
    summary: "One public listing; whole for paid members, locked for everyone else.",
    input: z.strictObject({ fkListingId: id() }),
    output: z.object({ getListing: listingView }),
    errors: ["listing.not-found", "page.gone"],
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

/** What owners do with their own. */
export const ownListings = {
  create: endpoint({
    method: "POST",
    path: "/userAdmin/listing/create",
    access: "paid",
    summary: "Adds a listing to one of the caller's businesses; public at once when the business is approved.",
    input: z.strictObject({ fkBusinessId: id(), ...listingForm, idempotencyKey: idempotencyKey() }),
    output: z.object({ listing: ownListing }),
    success: 201,
    errors: ["business.not-found", ...saveErrors, "idempotency.reused", "idempotency.running"],
    upload: { field: "images", most: LISTING_IMAGES },
  }),
  update: endpoint({
    method: "PUT",
    path: "/userAdmin/listing/update",
    access: "paid",
    summary: "Saves the whole form of a listing.",
    input: z.strictObject({ id: id(), ...listingForm }),
    output: z.object({ listing: ownListing }),
    errors: ["listing.not-found", ...saveErrors],
    upload: { field: "images", most: LISTING_IMAGES },
  }),
  fetch: endpoint({
    method: "GET",
    path: "/userAdmin/listing/fetch",
    access: "paid",
    summary: "One of the caller's listings, whole.",
    input: own,
    output: z.object({ listing: ownListing }),
    errors: ["listing.not-found"],
  }),
  fetchAll: endpoint({
    method: "GET",
    path: "/userAdmin/listing/fetchAll",
    access: "paid",
    summary: "The caller's listings, of one business or of all, newest first.",
    input: z.strictObject({ fkBusinessId: optional(id()), ...page }),
    output: z.object({ listings: z.array(ownListing), nextCursor }),
    errors: ["business.not-found"],
  }),
  fetchListingsCount: endpoint({
    method: "GET",
    path: "/userAdmin/listing/fetchListingsCount",
    access: "paid",
    summary: "How many listings one of the caller's businesses has.",
    input: z.strictObject({ fkBusinessId: id() }),
    output: z.object({ total: z.int(), active: z.int() }),
    errors: ["business.not-found"],
  }),
  fetchListingPrefilledData: endpoint({
    method: "GET",
    path: "/userAdmin/listing/fetchListingPrefilledData",
    access: "paid",
    summary: "What the edit form starts from.",
    input: own,
    output: z.object({ listing: prefilledListing }),
    errors: ["listing.not-found"],
  }),
  delete: endpoint({
    method: "DELETE",
    path: "/userAdmin/listing/delete",
    access: "paid",
    summary: "Takes a listing away for good.",
    input: own,
    output: z.object({}),
    errors: ["listing.not-found"],
  }),
  toggleListingStatus: endpoint({
    method: "PUT",
    path: "/userAdmin/listing/toggleListingStatus",
    access: "paid",
    summary: "Makes a public listing private and a private one public.",
    input: own,
    output: z.object({ status: z.enum(["active", "inactive"]), listingName: z.string() }),
    errors: ["listing.not-found"],
  }),
};
