/** The calls about reviews of businesses: everybody reads, members whose contact is on record write one, owners answer or dispute, the staff decide. */
import * as z from "zod/mini";
import { flag } from "./choice-fields.ts";
import { endpoint } from "./endpoint.ts";
import { digits, text } from "./fields.ts";
import { id } from "./key-fields.ts";
import { nextCursor, page } from "./list-fields.ts";
import { messageRef } from "./message-refs.ts";

/** From so many on an average is told: fewer say little, and could be one family's. */
export const RATED_FROM = 3;

/** As everybody reads it. */
export const reviewView = z.object({
  _id: z.string(),
  stars: z.int(),
  text: z.string(),
  didNotAnswer: z.boolean(),
  /** Of the writer: whole where the member has a public page, else with the last name's first letter. */
  name: z.string(),
  createdAt: z.string(),
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(z.string()),
});
export type ReviewView = z.infer<typeof reviewView>;

const state = z.enum(["public", "disputed", "removed"]);
/** As its writer and the owner of the business read it. */
const ownReview = z.extend(reviewView, {
  state,
  dispute: z.nullable(z.string()),
  /** Told when the staff have decided about a dispute. */
  decisionReason: z.nullable(z.string()),
});
export type OwnReview = z.infer<typeof ownReview>;

/** As the staff read one that is disputed: contacts in it are not masked. */
const disputedReview = z.extend(ownReview, {
  fkBusinessId: z.string(),
  businessName: z.string(),
  citySlug: z.string(),
  slug: z.string(),
  ownerName: z.string(),
  ownerPhone: z.string(),
  writerPhone: z.string(),
  disputedAt: z.string(),
  /** How and when the writer first asked; null where that is known no more. */
  lead: z.nullable(z.object({ at: z.string(), how: z.enum(["call", "whatsapp", "query"]) })),
});
export type DisputedReview = z.infer<typeof disputedReview>;

/** Who says that the owner did not answer need not say more. */
export const reviewForm = z
  .strictObject({
    stars: digits("reviews.label.stars", { min: 1, max: 5, missing: "field.stars.required" }),
    didNotAnswer: z._default(flag(), false),
    text: text("reviews.label.text", { min: 0, max: 1000 }),
  })
  .check(needsText);
export const answerForm = z.strictObject({ answer: text("reviews.label.answer", { min: 2, max: 1000 }) });
export const disputeForm = z.strictObject({ reason: text("reviews.label.dispute", { min: 10, max: 500 }) });
export const decisionForm = z.strictObject({ reason: text("label.decision-reason", { min: 10, max: 500 }) });

const ofBusiness = { fkBusinessId: id() };

export const reviews = {
  fetchAll: endpoint({
    method: "GET",
    path: "/public/reviews/fetchAll",
    access: "anyone",
    summary: "The public reviews of a business, newest first.",
    input: z.strictObject({ ...ofBusiness, ...page }),
    output: z.object({ reviews: z.array(reviewView), nextCursor }),
    errors: ["business.not-found", "page.gone"],
  }),
  fetchMine: endpoint({
    method: "GET",
    path: "/userAdmin/reviews/fetchMine",
    access: "member",
    summary: "The caller's own review of a business, and whether the caller may write one.",
    input: z.strictObject(ofBusiness),
    output: z.object({ review: z.nullable(ownReview), mayWrite: z.boolean() }),
    errors: ["business.not-found", "page.gone"],
  }),
  create: endpoint({
    method: "POST",
    path: "/public/reviews/create",
    access: "member",
    summary: "Reviews a business whose contact the caller was shown or asked for; one each.",
    input: z.extend(reviewForm, ofBusiness).check(needsText),
    output: z.object({ review: ownReview }),
    success: 201,
    errors: [
      "business.not-found",
      "page.gone",
      "review.own-thing",
      "review.no-contact",
      "review.unanswered-early",
      "review.exists",
      "review.too-many-today",
    ],
  }),
  delete: endpoint({
    method: "DELETE",
    path: "/userAdmin/reviews/delete",
    access: "member",
    summary: "Takes the caller's own review back; one that the staff removed stays so.",
    input: z.strictObject({ id: id() }),
    output: z.object({}),
    errors: ["review.not-found"],
  }),
  fetchOfOwn: endpoint({
    method: "GET",
    path: "/userAdmin/reviews/fetchOfOwn",
    access: "owner",
    summary: "All reviews of a business of the caller's own, with what is disputed or removed.",
    input: z.strictObject({ ...ofBusiness, ...page }),
    output: z.object({ reviews: z.array(ownReview), nextCursor }),
    errors: ["business.not-found"],
  }),
  answer: endpoint({
    method: "PUT",
    path: "/userAdmin/reviews/answer",
    access: "owner",
    summary: "Answers a review of a business of the caller's own, or changes the answer.",
    input: z.extend(answerForm, { id: id() }),
    output: z.object({ review: ownReview }),
    errors: ["review.not-found"],
  }),
  dispute: endpoint({
    method: "POST",
    path: "/userAdmin/reviews/dispute",
    access: "owner",
    summary:
      "Asks the staff to look at a review of a business of the caller's own, once each; until they decide it is not shown.",
    input: z.extend(disputeForm, { id: id() }),
    output: z.object({ review: ownReview }),
    errors: ["review.not-found", "review.disputed-before", "review.disputed-often"],
  }),
  fetchDisputed: endpoint({
    method: "GET",
    path: "/staff/reviews/disputed",
    access: "moderator",
    summary: "Reviews that their business's owner disputes, the longest waiting first.",
    input: z.strictObject({}),
    output: z.object({ reviews: z.array(disputedReview) }),
  }),
  decide: endpoint({
    method: "POST",
    path: "/staff/reviews/{id}/decide",
    access: "moderator",
    summary: "Keeps or removes a disputed review; writer and owner are told why.",
    input: z.extend(decisionForm, { id: id(), decision: z.enum(["kept", "removed"], "field.choice.invalid") }),
    output: z.object({}),
    errors: ["review.not-waiting", "staff.own-thing"],
  }),
};

function needsText({ value, issues }: { value: { text: string; didNotAnswer: boolean }; issues: unknown[] }): void {
  if (value.didNotAnswer || value.text.length >= 10) return;
  const message = messageRef("field.min", { label: "@reviews.label.text", n: 10 });
  issues.push({ code: "custom", path: ["text"], message, input: value.text });
}
