/** The calls about businesses that their owners make: what owners see of their own and what they do with them. */
import * as z from "zod/mini";
import { detailViews } from "./business-details.ts";
import { businessFactViews } from "./business-facts.ts";
import { businessPart1, businessPart2, prefilledBusiness } from "./business-fields.ts";
import { businessView } from "./businesses.ts";
import { flag } from "./choice-fields.ts";
import { categoryAndPlace, pointView } from "./directory.ts";
import { endpoint } from "./endpoint.ts";
import { id, idempotencyKey } from "./key-fields.ts";
import { BUSINESS_IMAGES } from "./limits.ts";
import { nextCursor, page } from "./list-fields.ts";
import { openingDay } from "./opening-hours.ts";
import { pictureErrors } from "./pictures.ts";

const approvalStatus = z.enum(["pending", "approved", "rejected"]);
/** A business as its owner sees it. */
export const ownBusiness = z.object({
  _id: z.string(),
  slug: z.string(),
  businessName: z.string(),
  description: z.string(),
  phoneNo: z.string(),
  email: z.nullable(z.string()),
  ...detailViews,
  ...businessFactViews,
  address: z.string(),
  pinCode: z.nullable(z.string()),
  images: z.array(z.string()),
  ...categoryAndPlace,
  fkFurtherSubCategoryIds: z.array(z.string()),
  fkStateId: z.string(),
  businessLocation: pointView,
  /** Longitude, latitude. */
  location: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
  fkUserId: z.string(),
  openingHours: z.nullable(z.array(openingDay)),
  status: approvalStatus,
  isApproved: z.boolean(),
  /** Set when rejected: the business itself, or (with isApproved) its last edit. */
  rejectionMessage: z.nullable(z.string()),
  /** Approved, and an edit of name, category, pictures or website waits for staff. */
  hasPendingEdit: z.boolean(),
  /** Turned down, and a correction is saved that has not been sent to staff again. */
  hasUnsentCorrection: z.boolean(),
  listingsCount: z.int(),
  /** With those of its offerings, as the next. */
  leadsCount: z.int(),
  newLeadsCount: z.int(),
  views: z.int(),
  createdAt: z.string(),
});
export type OwnBusiness = z.infer<typeof ownBusiness>;

const own = z.strictObject({ id: id() });

/** Within how many days the team aims to decide: the operator's promise, not a measure. */
const answerWithinDays = z.int();

export const ownBusinesses = {
  create: endpoint({
    method: "POST",
    path: "/userAdmin/business/create",
    access: "paid",
    summary: "Registers a business with both parts of the form; it waits for approval.",
    input: z.strictObject({ ...businessPart1, ...businessPart2, idempotencyKey: idempotencyKey() }),
    output: z.object({ business: ownBusiness }),
    success: 201,
    errors: [...pictureErrors, "business.too-many", "idempotency.reused", "idempotency.running"],
    upload: { field: "images", most: BUSINESS_IMAGES },
  }),
  update: endpoint({
    method: "PUT",
    path: "/userAdmin/business/update",
    access: "paid",
    summary:
      "Saves one whole part. Of an approved business, name, category, pictures and website wait for approval while the old ones stay public. What staff turned down goes to them again with the first save that leaves it corrected.",
    input: z.discriminatedUnion(
      "partNo",
      [
        z.strictObject({
          id: id(),
          partNo: z.literal("part1"),
          ...businessPart1,
          /** The second part is still to come: what staff turned down keeps its reason, and is not sent to them yet. */
          moreFollows: z._default(flag(), false),
        }),
        z.strictObject({ id: id(), partNo: z.literal("part2"), ...businessPart2 }),
      ],
      "field.choice.invalid",
    ),
    output: z.object({ business: ownBusiness }),
    errors: ["business.not-found", ...pictureErrors],
    upload: { field: "images", most: BUSINESS_IMAGES },
  }),
  fetch: endpoint({
    method: "GET",
    path: "/userAdmin/business/fetch",
    access: "paid",
    summary: "One of the caller's businesses, whole.",
    input: own,
    output: z.object({ business: ownBusiness, answerWithinDays }),
    errors: ["business.not-found"],
  }),
  fetchAll: endpoint({
    method: "GET",
    path: "/userAdmin/business/fetchAll",
    access: "paid",
    summary: "The caller's businesses, newest first.",
    input: z.strictObject(page),
    output: z.object({
      businesses: z.array(ownBusiness),
      nextCursor,
      /** Within how many days four of five of the last decisions came; null while there were too few. */
      decisionDays: z.nullable(z.int()),
      answerWithinDays,
    }),
  }),
  preview: endpoint({
    method: "GET",
    path: "/userAdmin/business/preview",
    access: "paid",
    summary: "The page of one of the caller's businesses as it is once it is approved.",
    input: own,
    output: z.object({ business: businessView }),
    errors: ["business.not-found"],
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
