/** The calls about businesses: what the public sees of them, and what their owners do with them. */
import * as z from "zod/mini";
import { keyOrSlug } from "./categories.ts";
import { choice, degrees } from "./choice-fields.ts";
import { endpoint } from "./endpoint.ts";
import { address, email, optional, phone, pinCode, text, website } from "./fields.ts";
import { id, idempotencyKey, key } from "./key-fields.ts";
import { BUSINESS_IMAGES } from "./limits.ts";
import { limit, nextCursor, page } from "./list-fields.ts";
import { cityChoice } from "./locations.ts";
import { openingDay, openingHours } from "./opening-hours.ts";
import { say } from "./said.ts";

/** What a list is narrowed to; without a city, all India. */
export const listFilters = {
  city: optional(cityChoice()),
  category: optional(keyOrSlug()),
  subCategory: optional(keyOrSlug()),
};

/**
 * The pictures of a thing after an edit, in order: keys of pictures that stay, and 'new' for the next file that comes along.
 * Files that are not placed follow at the end. Left out: nothing is taken away, files follow.
 */
export const imageOrder = (most: number) =>
  optional(
    z
      .array(z.string("field.invalid").check(z.regex(/^([0-9a-f]{32}|new)$/, "field.invalid")))
      .check(z.maxLength(most, "field.invalid")),
  );

/** A point in degrees; two decimals for whoever may not see more. */
export const pointView = z.object({ lat: z.number(), lng: z.number() });
/** What kind of thing it is and where, the same for businesses and listings. */
export const kindAndPlace = {
  fkCategoryId: z.string(),
  category: z.string(),
  categoryHi: z.string(),
  fkSubCategoryId: z.string(),
  subCategory: z.string(),
  subCategoryHi: z.string(),
  fkCityId: z.string(),
  city: z.string(),
  cityHi: z.nullable(z.string()),
  citySlug: z.string(),
  state: z.string(),
  stateHi: z.string(),
};

/** A business in a list: the same for every viewer. */
export const businessCard = z.object({
  _id: z.string(),
  /** For links: the name in Roman letters, without anything that looks like a phone number. */
  slug: z.string(),
  businessName: z.string(),
  /** The first 160 characters, with phone-like runs, e-mails and links masked. */
  description: z.string(),
  /** At most one key in a list; see paths.image(). */
  images: z.array(z.string()),
  ...kindAndPlace,
  businessLocation: pointView,
  /** Listings that the public can see. */
  listingsCount: z.int(),
  /** Whole kilometres from where the searcher is; only in a search near a position. */
  distanceKm: z.nullable(z.int()),
});
export type BusinessCard = z.infer<typeof businessCard>;

/** One business. Visitors and unpaid members get `locked: true`: the snippet, the first picture, coarse coordinates, null for the rest. */
export const businessView = z.extend(businessCard, {
  locked: z.boolean(),
  /** The viewer owns it. */
  isMine: z.boolean(),
  fkUserId: z.string(),
  ownerName: z.nullable(z.string()),
  /** How many pictures there are, shown or not. */
  imagesCount: z.int(),
  /** Whether there is a website, an e-mail, opening hours to unlock. */
  hasWebsite: z.boolean(),
  hasOpeningHours: z.boolean(),
  address: z.nullable(z.string()),
  pinCode: z.nullable(z.string()),
  website: z.nullable(z.string()),
  openingHours: z.nullable(z.array(openingDay)),
  location: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type BusinessView = z.infer<typeof businessView>;

/** A dot on the map. */
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

const stateMissing = say("field.required", { label: "@label.state" });

/** The first part of the form: what it is and how it is reached. */
export const businessPart1 = {
  businessName: text("businesses.label.name", { min: 2, max: 100 }),
  fkCategoryId: optional(key()),
  fkSubCategoryId: choice("businesses.label.sub-category"),
  description: text("businesses.label.description", { max: 1000 }),
  phoneNo: phone(),
  email: optional(email()),
  website: optional(website()),
};
/** The second part: where it is, when it is open, how it looks. Without a position the middle of the city is taken. */
export const businessPart2 = {
  fkStateId: z
    .string({ error: stateMissing })
    .check(z.minLength(1, stateMissing), z.regex(/^[A-Z]{2}$/, "field.choice.invalid")),
  fkCityId: choice("label.city"),
  address: address(),
  pinCode: optional(pinCode()),
  businessLocation: optional(z.strictObject({ lat: degrees(90), lng: degrees(180) }), "field.degrees.invalid"),
  openingHours: optional(openingHours, "field.choice.invalid"),
  imageOrder: imageOrder(BUSINESS_IMAGES),
};

export const approvalStatus = z.enum(["pending", "approved", "rejected"]);
/** A business as its owner sees it. */
export const ownBusiness = z.object({
  _id: z.string(),
  slug: z.string(),
  businessName: z.string(),
  description: z.string(),
  phoneNo: z.string(),
  email: z.nullable(z.string()),
  website: z.nullable(z.string()),
  address: z.string(),
  pinCode: z.nullable(z.string()),
  images: z.array(z.string()),
  ...kindAndPlace,
  fkStateId: z.string(),
  businessLocation: pointView,
  openingHours: z.nullable(z.array(openingDay)),
  status: approvalStatus,
  isApproved: z.boolean(),
  /** Set when rejected: the business itself, or (with isApproved) its last edit. */
  rejectionMessage: z.nullable(z.string()),
  /** Approved, and an edit of name, category, pictures or website waits for staff. */
  hasPendingEdit: z.boolean(),
  listingsCount: z.int(),
  leadsCount: z.int(),
  views: z.int(),
  createdAt: z.string(),
});
export type OwnBusiness = z.infer<typeof ownBusiness>;

/** What the edit form starts from: the waiting edit where there is one. Names are those of the input. */
export const prefilledBusiness = z.object({
  _id: z.string(),
  businessName: z.string(),
  fkCategoryId: z.string(),
  fkSubCategoryId: z.string(),
  description: z.string(),
  phoneNo: z.string(),
  email: z.string(),
  website: z.string(),
  fkStateId: z.string(),
  fkCityId: z.string(),
  state: z.string(),
  stateHi: z.string(),
  city: z.string(),
  cityHi: z.nullable(z.string()),
  address: z.string(),
  pinCode: z.string(),
  businessLocation: pointView,
  openingHours: z.array(openingDay),
  images: z.array(z.string()),
});
export type PrefilledBusiness = z.infer<typeof prefilledBusiness>;

const ofCity = { ...listFilters, ...page };
const cards = z.object({ businesses: z.array(businessCard), nextCursor });
const own = z.strictObject({ id: id() });
const listErrors = ["place.not-found", "category.not-found"] as const;
const saveErrors = ["images.too-many", "images.unreadable", "images.quota", "server.busy"] as const;

/** What anyone may ask; how much is answered depends on the viewer. */
export const businesses = {
  fetch: endpoint({
    method: "GET",
    path: "/public/business/fetch",
    access: "anyone",
    summary: "One approved business; whole for paid members, locked for everyone else.",
    input: z.strictObject({ fkBusinessId: id() }),
    output: z.object({ getBusiness: businessView }),
    errors: ["business.not-found", "page.gone"],
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
  fetchProfileBusinesses: endpoint({
    method: "GET",
    path: "/public/business/fetchProfileBusinesses",
    access: "anyone",
    summary: "The approved businesses of one member.",
    input: z.strictObject({ fkUserId: id(), ...page }),
    output: cards,
  }),
  fetchBusinessLocations: endpoint({
    method: "GET",
    path: "/public/business/fetchBusinessLocations",
    access: "anyone",
    summary: "Where approved businesses are, to about a kilometre, the newest of them.",
    input: z.strictObject({
      ...listFilters,
      limit: limit(500, 500),
    }),
    output: z.object({ getBusinessLocations: z.array(businessLocation) }),
    errors: listErrors,
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

/** What owners do with their own. */
export const ownBusinesses = {
  create: endpoint({
    method: "POST",
    path: "/userAdmin/business/create",
    access: "paid",
    summary: "Registers a business with both parts of the form; it waits for approval.",
    input: z.strictObject({ ...businessPart1, ...businessPart2, idempotencyKey: idempotencyKey() }),
    output: z.object({ business: ownBusiness }),
    success: 201,
    errors: [...saveErrors, "business.too-many", "idempotency.reused", "idempotency.running"],
    upload: { field: "images", most: BUSINESS_IMAGES },
  }),
  update: endpoint({
    method: "PUT",
    path: "/userAdmin/business/update",
    access: "paid",
    summary:
      "Saves one whole part. Of an approved business, name, category, pictures and website wait for approval while the old ones stay public.",
    input: z.discriminatedUnion(
      "partNo",
      [
        z.strictObject({ id: id(), partNo: z.literal("part1"), ...businessPart1 }),
        z.strictObject({ id: id(), partNo: z.literal("part2"), ...businessPart2 }),
      ],
      "field.choice.invalid",
    ),
    output: z.object({ business: ownBusiness }),
    errors: ["business.not-found", ...saveErrors],
    upload: { field: "images", most: BUSINESS_IMAGES },
  }),
  fetch: endpoint({
    method: "GET",
    path: "/userAdmin/business/fetch",
    access: "paid",
    summary: "One of the caller's businesses, whole.",
    input: own,
    output: z.object({ business: ownBusiness }),
    errors: ["business.not-found"],
  }),
  fetchAll: endpoint({
    method: "GET",
    path: "/userAdmin/business/fetchAll",
    access: "paid",
    summary: "The caller's businesses, newest first.",
    input: z.strictObject(page),
    output: z.object({ businesses: z.array(ownBusiness), nextCursor }),
  }),
  fetchBusinessPrefilledData: endpoint({
    method: "GET",
    path: "/userAdmin/business/fetchBusinessPrefilledData",
    access: "paid",
    summary: "What the edit form starts from.",
    input: own,
    output: z.object({ business: prefilledBusiness }),
    errors: ["business.not-found"],
  }),
  delete: endpoint({
    method: "DELETE",
    path: "/userAdmin/business/delete",
    access: "paid",
    summary: "Takes a business and its listings out of public view.",
    input: own,
    output: z.object({}),
    errors: ["business.not-found"],
  }),
};
