/** The calls about rites: days that suit one, and a request for it that is asked, answered and confirmed. Contacts are exchanged by a confirmed request alone. */
import * as z from "zod/mini";
import { dayOf } from "#base/dates.ts";
import { date } from "../choice-fields.ts";
import { endpoint } from "../endpoint.ts";
import { optional, text } from "../fields.ts";
import { id, idempotencyKey } from "../key-fields.ts";
import { nextCursor, page } from "../list-fields.ts";
import { cityChoice } from "../places.ts";
import { RITES } from "./choices.ts";

const nullable = z.nullable(z.string());
const named = z.object({ name: z.string(), nameHi: z.string() });
const day = () => date().check(z.refine((given) => given >= dayOf(new Date()), "field.rite-day.past"));
const time = () =>
  z.string("field.rite-time.invalid").check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "field.rite-time.invalid"));
const rite = z.enum(RITES, "field.choice.invalid");

export const MESSAGE_LIMIT = 500;
export const ANSWERS = ["accept", "propose", "refuse"] as const;

/** What somebody types who asks. */
export const riteForm = {
  service: rite,
  date: day(),
  time: optional(time()),
  message: text("seva-requests.label.message", { min: 10, max: MESSAGE_LIMIT }),
};

/** What the owner of an entry answers; another day goes with 'propose' alone. */
export const answerForm = {
  answer: z.enum(ANSWERS, "field.choice.invalid"),
  date: optional(day()),
  time: optional(time()),
  note: optional(text("seva-requests.label.note", { max: MESSAGE_LIMIT })),
};

export function proposesDay({ value, issues }: { value: { answer: string; date?: string }; issues: unknown[] }): void {
  if (value.answer === "propose" && !value.date)
    issues.push({ code: "custom", path: ["date"], message: "field.date.invalid", input: value.date });
}

export const requestView = z.object({
  _id: z.string(),
  fkSevaId: z.string(),
  /** What it is called; null once it is gone. */
  entryTitle: nullable,
  entrySlug: nullable,
  service: rite,
  state: z.enum(["asked", "accepted", "proposed", "refused", "withdrawn", "confirmed", "expired"]),
  date: z.string(),
  time: nullable,
  message: z.string(),
  proposedDate: nullable,
  proposedTime: nullable,
  answer: nullable,
  /** The caller answers. */
  isMine: z.boolean(),
  /** Who asked; null for the asker. */
  askerName: nullable,
  createdAt: z.string(),
});
export type RequestView = z.infer<typeof requestView>;

export const muhuratView = z.object({
  date: z.string(),
  weekday: z.int(),
  tithi: named,
  nakshatra: named,
  windows: z.array(z.object({ from: z.string(), to: z.string() })),
});
export type MuhuratView = z.infer<typeof muhuratView>;

const one = z.strictObject({ id: id() });
const answered = { output: z.object({ request: requestView }) };
const list = { input: z.strictObject(page), output: z.object({ requests: z.array(requestView), nextCursor }) };

export const sevaRequests = {
  muhurats: endpoint({
    method: "GET",
    path: "/public/spirituality/muhurats",
    access: "anyone",
    summary:
      "The next days that suit a rite at a city, with their hours outside Rahu Kalam and Bhadra, and the name of the rules; none for a rite without rules.",
    input: z.strictObject({ city: cityChoice(), service: rite }),
    output: z.object({ rules: z.string(), muhurats: z.array(muhuratView) }),
    errors: ["place.not-found"],
  }),
  ask: endpoint({
    method: "POST",
    path: "/userAdmin/sevaRequests/ask",
    access: "paid",
    summary: "Asks a pandit, temple or service for a rite on a day; one open request at a time for each.",
    input: z.strictObject({ fkSevaId: id(), ...riteForm, idempotencyKey: idempotencyKey() }),
    ...answered,
    success: 201,
    errors: [
      "seva.not-found",
      "seva-request.own-thing",
      "seva-request.not-offered",
      "seva-request.open",
      "seva-request.too-many",
      "idempotency.reused",
      "idempotency.running",
    ],
  }),
  answer: endpoint({
    method: "PUT",
    path: "/userAdmin/sevaRequests/{id}/answer",
    access: "owner",
    summary: "The owner of the entry accepts, proposes another day, or refuses; a proposal may be followed by another.",
    input: z.strictObject({ id: id(), ...answerForm }).check(proposesDay),
    ...answered,
    errors: ["seva-request.not-found", "seva-request.not-waiting"],
  }),
  confirm: endpoint({
    method: "PUT",
    path: "/userAdmin/sevaRequests/{id}/confirm",
    access: "owner",
    summary:
      "The asker confirms the day that was accepted or proposed; from then on both may read the other's contact.",
    input: one,
    ...answered,
    errors: ["seva-request.not-found", "seva-request.not-waiting"],
  }),
  withdraw: endpoint({
    method: "PUT",
    path: "/userAdmin/sevaRequests/{id}/withdraw",
    access: "owner",
    summary: "The asker takes a request back, also one that is confirmed; contacts are told no more.",
    input: one,
    ...answered,
    errors: ["seva-request.not-found", "seva-request.not-waiting"],
  }),
  reveal: endpoint({
    method: "POST",
    path: "/userAdmin/sevaRequests/{id}/reveal",
    access: "paid",
    summary: "The contact of the other side of a confirmed request; each reading stands in its record.",
    input: one,
    output: z.object({ contact: z.object({ name: z.string(), phoneNo: z.string() }) }),
    errors: ["seva-request.not-found", "seva-request.not-confirmed"],
  }),
  fetchReceived: endpoint({
    method: "GET",
    path: "/userAdmin/sevaRequests/received",
    access: "member",
    summary: "Requests about the caller's entries, newest first.",
    ...list,
  }),
  fetchSent: endpoint({
    method: "GET",
    path: "/userAdmin/sevaRequests/sent",
    access: "member",
    summary: "Requests of the caller, newest first.",
    ...list,
  }),
};
