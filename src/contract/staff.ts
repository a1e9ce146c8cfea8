/** The calls of the staff console: the queue of businesses that wait, the decision on each, new listings, and the log of decisions. */
import * as z from "zod/mini";
import { detailViews } from "./business-details.ts";
import { date } from "./choice-fields.ts";
import { contactFree } from "./contact-free.ts";
import { endpoint } from "./endpoint.ts";
import { text } from "./fields.ts";
import { id } from "./key-fields.ts";
import { nextCursor, page } from "./list-fields.ts";
import { staffCodeCalls } from "./staff-codes.ts";
import { staffMemberCalls } from "./staff-members.ts";

/** A value as it is public now and as the owner wants it. */
const change = z.object({
  field: z.enum(["businessName", "subCategory", "furtherSubCategories", "website", "images"]),
  before: z.string(),
  after: z.string(),
  /** The same in Hindi, where the portal knows it: the names of subcategories. */
  beforeHi: z.nullable(z.string()),
  afterHi: z.nullable(z.string()),
});

const updatedAt = z.iso.datetime("field.date.invalid");

const waitingBusiness = z.object({
  _id: z.string(),
  businessName: z.string(),
  description: z.string(),
  category: z.string(),
  categoryHi: z.string(),
  subCategory: z.string(),
  subCategoryHi: z.string(),
  /** What it is beside its main subcategory. */
  furtherSubCategories: z.array(z.object({ text: z.string(), textHi: z.string() })),
  city: z.string(),
  cityHi: z.nullable(z.string()),
  state: z.string(),
  stateHi: z.string(),
  address: z.string(),
  pinCode: z.nullable(z.string()),
  phoneNo: z.string(),
  email: z.nullable(z.string()),
  ...detailViews,
  /** Keys of its pictures; those of the edit when it is one. */
  images: z.array(z.string()),
  owner: z.object({ name: z.string(), phoneNo: z.string(), memberSince: z.string() }),
  waitingSince: z.string(),
  /** Goes along with the decision: what was changed meanwhile is refused. */
  updatedAt: z.string(),
  /** Why it was turned down the last time; null unless it has been sent again since. */
  turnedDownFor: z.nullable(z.string()),
  /** Approved and public; only these changes wait. */
  changes: z.array(change),
});
export type WaitingBusiness = z.infer<typeof waitingBusiness>;

const newListing = z.object({
  _id: z.string(),
  slug: z.string(),
  listingName: z.string(),
  description: z.string(),
  fkBusinessId: z.string(),
  businessName: z.string(),
  businessSlug: z.string(),
  city: z.string(),
  cityHi: z.nullable(z.string()),
  citySlug: z.string(),
  ownerName: z.string(),
  ownerPhone: z.string(),
  postedOn: z.string(),
  /** How many the business added within the day before it, itself included. */
  ofDay: z.int(),
});
export type NewListing = z.infer<typeof newListing>;

const logEntry = z.object({
  _id: z.string(),
  /** The operator works on the machine itself, without a session, and the portal notices by itself: staffName is empty then, and the words of the action name who it was. */
  actor: z.enum(["staff", "operator", "portal"]),
  staffName: z.string(),
  action: z.string(),
  subjectName: z.string(),
  message: z.string(),
  doneAt: z.string(),
});
export type LogEntry = z.infer<typeof logEntry>;

/** Who went there, and when. */
export const visitForm = z.strictObject({
  team: text("label.team", { min: 2, max: 60 }).check(contactFree("label.team")),
  visitedOn: date(),
});

export const staff = {
  waitingBusinesses: endpoint({
    method: "GET",
    path: "/staff/businesses/waiting",
    access: "moderator",
    summary: "Businesses and edits of businesses that wait for a decision, the longest waiting first.",
    input: z.strictObject(page),
    output: z.object({ businesses: z.array(waitingBusiness), total: z.int(), nextCursor }),
  }),
  approveBusiness: endpoint({
    method: "POST",
    path: "/staff/businesses/{id}/approve",
    access: "moderator",
    summary: "Makes a waiting business, or its waiting edit, public; the owner is told.",
    input: z.strictObject({ id: id(), updatedAt }),
    output: z.object({ remaining: z.int() }),
    errors: ["business.not-found", "business.not-waiting", "business.changed", "staff.own-thing"],
  }),
  rejectBusiness: endpoint({
    method: "POST",
    path: "/staff/businesses/{id}/reject",
    access: "moderator",
    summary: "Turns a waiting business, or its waiting edit, down with a message that the owner sees.",
    input: z.strictObject({
      id: id(),
      updatedAt,
      rejectionMessage: text("label.rejection-message", { min: 10, max: 500 }),
    }),
    output: z.object({ remaining: z.int() }),
    errors: ["business.not-found", "business.not-waiting", "business.changed", "staff.own-thing"],
  }),
  recordVisit: endpoint({
    method: "POST",
    path: "/staff/businesses/{id}/visit",
    access: "moderator",
    summary: "Records that a team of the staff was at a business on a day; its page says so to everybody.",
    input: z.strictObject({ id: id(), ...visitForm.shape }),
    output: z.object({}),
    errors: ["business.not-found", "staff.own-thing"],
  }),
  newListings: endpoint({
    method: "GET",
    path: "/staff/listings/new",
    access: "moderator",
    summary: "Public listings, the newest first: nobody looks at them before they are public.",
    input: z.strictObject(page),
    output: z.object({ listings: z.array(newListing), nextCursor }),
  }),
  fetchLog: endpoint({
    method: "GET",
    path: "/staff/log",
    access: "staff",
    summary: "Who of the staff, or the operator, did what, and what the portal noticed; the newest first.",
    input: z.strictObject(page),
    output: z.object({ entries: z.array(logEntry), nextCursor }),
  }),
  ...staffCodeCalls,
  ...staffMemberCalls,
};
