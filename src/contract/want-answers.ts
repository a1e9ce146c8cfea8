/** The calls about answers to a requirement: a seller says "I can", the buyer accepts or declines, and an accepted answer exchanges the contacts of both as consents. */
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { optional, text } from "./fields.ts";
import { id } from "./key-fields.ts";
import { nextCursor, page } from "./list-fields.ts";
import { wantPrice } from "./want-form.ts";
import { wantCard } from "./want-views.ts";

/** One that is paused asks for money and waits for the staff, who pass it on or reject it; the buyer reads neither. */
export const ANSWER_STATES = ["waiting", "accepted", "declined", "withdrawn", "paused", "rejected"] as const;

export const answerForm = z.strictObject({
  message: text("wants.label.message", { min: 10, max: 500 }),
  price: optional(wantPrice(), "field.price.invalid"),
});

const answerView = z.object({
  _id: z.string(),
  fkRequirementId: z.string(),
  isMine: z.boolean(),
  /** Who answered. */
  name: z.string(),
  city: z.nullable(z.string()),
  cityHi: z.nullable(z.string()),
  /** A public business of theirs in that subcategory, or else any; null where there is none. */
  business: z.nullable(z.object({ fkBusinessId: z.string(), businessName: z.string(), citySlug: z.string() })),
  message: z.string(),
  pricePaise: z.nullable(z.int()),
  state: z.enum(ANSWER_STATES),
  /** The consent by which the caller reads the other's contact, once accepted; null before, and after it has ended. */
  fkConsentId: z.nullable(z.string()),
  createdAt: z.string(),
});
export type AnswerView = z.infer<typeof answerView>;

/** An answer of the caller's, with what it answers as far as that may be read. */
const ownAnswerView = z.object({
  answer: answerView,
  requirement: z.nullable(wantCard),
  title: z.string(),
  isEnded: z.boolean(),
});
export type OwnAnswerView = z.infer<typeof ownAnswerView>;

const one = z.strictObject({ id: id() });
const answered = z.object({ answer: answerView });

export const wantAnswers = {
  create: endpoint({
    method: "POST",
    path: "/userAdmin/requirement/answers/create",
    access: "paid",
    summary:
      "Answers a requirement while one of its places is free; the same answer again answers the one that is there.",
    input: z.extend(answerForm, { fkRequirementId: id() }),
    output: answered,
    success: 201,
    errors: ["want.not-found", "want.own-thing", "answer.full", "answer.decided", "answer.too-many-today"],
  }),
  withdraw: endpoint({
    method: "PUT",
    path: "/userAdmin/requirement/answers/{id}/withdraw",
    access: "owner",
    summary: "Takes an answer back that waits; its place is free again.",
    input: one,
    output: answered,
    errors: ["answer.not-found", "answer.decided"],
  }),
  accept: endpoint({
    method: "PUT",
    path: "/userAdmin/requirement/answers/{id}/accept",
    access: "owner",
    summary: "By who posted the requirement: both get the other's phone, WhatsApp and e-mail, as consents.",
    input: one,
    output: answered,
    errors: ["answer.not-found", "answer.decided", "want.closed"],
  }),
  decline: endpoint({
    method: "PUT",
    path: "/userAdmin/requirement/answers/{id}/decline",
    access: "owner",
    summary: "By who posted the requirement: the place is free for somebody else.",
    input: one,
    output: answered,
    errors: ["answer.not-found", "answer.decided"],
  }),
  fetchAll: endpoint({
    method: "GET",
    path: "/userAdmin/requirement/answers/fetchAll",
    access: "member",
    summary: "The answers to a requirement: all for who posted it, for others their own.",
    input: z.strictObject({ fkRequirementId: id() }),
    output: z.object({
      answers: z.array(answerView),
      /** The places that are taken, of how many. */
      taken: z.int(),
      most: z.int(),
    }),
    errors: ["want.not-found"],
  }),
  fetchMine: endpoint({
    method: "GET",
    path: "/userAdmin/requirement/answers/mine",
    access: "member",
    summary: "The caller's answers, newest first.",
    input: z.strictObject(page),
    output: z.object({ answers: z.array(ownAnswerView), nextCursor }),
  }),
};
