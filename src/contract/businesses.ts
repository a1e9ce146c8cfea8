/** The calls about businesses that anyone may make; how much is answered depends on the viewer. */
import * as z from "zod/mini";
import { businessChecks } from "./business-checks.ts";
import { detailViews } from "./business-details.ts";
import { businessFactViews } from "./business-facts.ts";
import { cardFields, listErrors, listFilters, viewFields } from "./directory.ts";
import { endpoint } from "./endpoint.ts";
import { id } from "./key-fields.ts";
import { nextCursor, page } from "./list-fields.ts";

/** A business in a list. */
export const businessCard = z.object({
  ...cardFields,
  businessName: z.string(),
  /** Listings that the public can see. */
  listingsCount: z.int(),
  /** Public reviews; their average to one decimal, null while there are fewer than RATED_FROM. */
  reviewsCount: z.int(),
  rating: z.nullable(z.number()),
});
export type BusinessCard = z.infer<typeof businessCard>;

/** How fast an owner usually answers, in at most so much time; nothing is said of slower ones. */
export const ANSWER_TIMES = ["hour", "day", "three-days"] as const;

export const businessView = z.extend(businessCard, {
  ...viewFields,
  ...detailViews,
  ...businessFactViews,
  /** What it is beside its main subcategory. */
  fkFurtherSubCategoryIds: z.array(z.string()),
  checks: businessChecks,
  answersWithin: z.nullable(z.enum(ANSWER_TIMES)),
  ownerName: z.nullable(z.string()),
  createdAt: z.string(),
});
export type BusinessView = z.infer<typeof businessView>;

/** On the map. */
export const businessLocation = z.object({
  _id: z.string(),
  slug: z.string(),
  businessName: z.string(),
  subCategory: z.string(),
  subCategoryHi: z.string(),
  city: z.string(),
  citySlug: z.string(),
  location: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
});
export type BusinessLocation = z.infer<typeof businessLocation>;

const ofCity = { ...listFilters, ...page };
const cards = z.object({ businesses: z.array(businessCard), nextCursor });

export const businesses = {
  fetch: endpoint({
    method: "GET",
    path: "/public/business/fetch",
    access: "anyone",
    summary: "One approved business; whole for paid members, locked for everyone else.",
    input: z.strictObject({ fkBusinessId: id() }),
    output: z.object({ getBusiness: businessView }),
    errors: ["business.not-found", "page.gone", "page.moved", "view.member-cap"],
  }),
  fetchAll: endpoint({
    method: "GET",
    path: "/public/business/fetchAll",
    access: "anyone",
    summary: "Approved businesses, newest first: of a city or of all India, of a category or of all.",
    input: z.strictObject(ofCity),
    output: cards,
    errors: listErrors,
  }),
  fetchAllBusinessWithNoListings: endpoint({
    method: "GET",
    path: "/public/business/fetchAllBusinessWithNoListings",
    access: "anyone",
    summary: "The same for businesses without a public listing.",
    input: z.strictObject(ofCity),
    output: cards,
    errors: listErrors,
  }),
  fetchBest: endpoint({
    method: "GET",
    path: "/public/business/fetchBest",
    access: "anyone",
    summary:
      "The best reviewed businesses: at least three public reviews and four stars or more; what was checked about them (phone, GST number, a visit) weighs too.",
    input: z.strictObject({ limit: page.limit }),
    output: cards,
  }),
  fetchProfileBusinesses: endpoint({
    method: "GET",
    path: "/public/business/fetchProfileBusinesses",
    access: "anyone",
    summary: "The approved businesses of one member.",
    input: z.strictObject({ fkUserId: id(), ...page }),
    output: cards,
  }),
  updateViews: endpoint({
    method: "PUT",
    path: "/public/business/updateViews",
    access: "anyone",
    summary: "Counts a viewer, once a day and never the owner.",
    input: z.strictObject({ fkBusinessId: id() }),
    output: z.object({ views: z.int() }),
    errors: ["business.not-found", "page.gone"],
    background: true,
  }),
};
