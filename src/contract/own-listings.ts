/** The calls about listings that their owners make: what owners see of their own and what they do with them. */
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { optional } from "./fields.ts";
import { id, idempotencyKey } from "./key-fields.ts";
import { LISTING_IMAGES } from "./limits.ts";
import { nextCursor, page } from "./list-fields.ts";
import { listingForm, prefilledListing } from "./listing-fields.ts";
import { pictureErrors } from "./pictures.ts";

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
  fkUserId: z.string(),
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

const own = z.strictObject({ id: id() });

export const ownListings = {
  create: endpoint({
    method: "POST",
    path: "/userAdmin/listing/create",
    access: "paid",
    summary: "Adds a listing to one of the caller's businesses; public at once when the business is approved.",
    input: z.strictObject({ fkBusinessId: id(), ...listingForm, idempotencyKey: idempotencyKey() }),
    output: z.object({ listing: ownListing }),
    success: 201,
    errors: ["business.not-found", "listing.too-many", ...pictureErrors, "idempotency.reused", "idempotency.running"],
    upload: { field: "images", most: LISTING_IMAGES },
  }),
  update: endpoint({
    method: "PUT",
    path: "/userAdmin/listing/update",
    access: "paid",
    summary: "Saves the whole form of a listing.",
    input: z.strictObject({ id: id(), ...listingForm }),
    output: z.object({ listing: ownListing }),
    errors: ["listing.not-found", ...pictureErrors],
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
    summary:
      "Makes a public listing private and a private one public; with a status, the one that is wished, whatever it was.",
    input: z.strictObject({ id: id(), status: optional(z.enum(["active", "inactive"], "field.choice.invalid")) }),
    output: z.object({ status: z.enum(["active", "inactive"]), listingName: z.string() }),
    errors: ["listing.not-found", "listing.toggled-often"],
  }),
};
