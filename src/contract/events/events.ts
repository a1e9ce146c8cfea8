/** The calls about events of the community: what anyone may see of them, who comes, and what organisers do with their own. */
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { digits, optional, text } from "../fields.ts";
import { id, idempotencyKey } from "../key-fields.ts";
import { cursor, nextCursor, page, searchText } from "../list-fields.ts";
import { pictureErrors } from "../pictures.ts";
import { cityChoice } from "../places.ts";
import { EVENT_ANSWERS, PERSONS_MAX } from "./choices.ts";
import { eventForm, timesInOrder } from "./event-form.ts";
import { counts, eventCard, eventView, guestView, ownAnswer, prefilledEvent } from "./event-views.ts";

/** A month as 'YYYY-MM'. */
export const month = () =>
  z.string("field.date.invalid").check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, "field.date.invalid"));

/** What a list is narrowed to. */
export const eventFilters = {
  searchQuery: z._default(searchText(), ""),
  city: optional(cityChoice()),
  month: optional(month()),
  /** Those that are over, the latest first; else those to come, the soonest first. */
  when: z._default(z.enum(["coming", "past"], "field.choice.invalid"), "coming"),
};

const oneEvent = z.object({ event: eventView });
const own = z.strictObject({ id: id() });
const upload = { field: "images", most: 1 };

export const answerForm = {
  answer: z.enum(EVENT_ANSWERS, "field.choice.invalid"),
  persons: z._default(digits("events.label.persons", { min: 1, max: PERSONS_MAX }), 1),
};
export const cancelForm = z.strictObject({ reason: text("events.label.cancel-reason", { min: 5, max: 300 }) });

export const events = {
  fetch: endpoint({
    method: "GET",
    path: "/public/events/fetch",
    access: "anyone",
    summary:
      "Events to come by their beginning, religious ones among them; those that are over, the latest first; or for a text the best first. A member gets none of the community's of whom a block or a mute hides.",
    input: z.strictObject({ ...eventFilters, limit: page.limit, cursor: cursor(2000) }),
    output: z.object({
      events: z.array(eventCard),
      nextCursor,
      /** What was made of the text; null without one. As of the search of businesses. */
      understood: z.nullable(
        z.object({ corrected: z.nullable(z.string()), match: z.enum(["all", "some", "elsewhere"]) }),
      ),
    }),
    errors: ["place.not-found"],
  }),
  fetchOne: endpoint({
    method: "GET",
    path: "/public/events/fetchOne",
    access: "anyone",
    summary:
      "One event, also one that is over or called off; the address of a home for paid members and its organiser.",
    input: own,
    output: oneEvent,
    private: true,
    errors: ["event.not-found", "page.gone", "view.member-cap"],
  }),
  fetchAll: endpoint({
    method: "GET",
    path: "/userAdmin/events/fetchAll",
    access: "member",
    summary: "The events that the caller has proposed, newest first.",
    input: z.strictObject(page),
    output: z.object({ events: z.array(eventView), nextCursor }),
  }),
  prefill: endpoint({
    method: "GET",
    path: "/userAdmin/events/fetchPrefilledData",
    access: "member",
    summary: "What the form of one of the caller's events starts from.",
    input: own,
    output: z.object({ event: prefilledEvent }),
    errors: ["event.not-found"],
  }),
  create: endpoint({
    method: "POST",
    path: "/userAdmin/events/create",
    access: "paid",
    summary: "Proposes an event, which waits for the staff.",
    input: z.strictObject({ ...eventForm, idempotencyKey: idempotencyKey() }).check(timesInOrder),
    output: oneEvent,
    success: 201,
    errors: [
      "place.not-found",
      "event.too-many",
      "event.too-many-today",
      ...pictureErrors,
      "idempotency.reused",
      "idempotency.running",
    ],
    upload,
  }),
  update: endpoint({
    method: "PUT",
    path: "/userAdmin/events/update",
    access: "owner",
    summary: "Saves the whole form of an event; of an approved one, what others see stays until the staff have agreed.",
    input: z.strictObject({ id: id(), ...eventForm }).check(timesInOrder),
    output: oneEvent,
    errors: ["place.not-found", "event.not-found", "event.closed", "event.room-taken", ...pictureErrors],
    upload,
  }),
  cancel: endpoint({
    method: "PUT",
    path: "/userAdmin/events/cancel",
    access: "owner",
    summary: "Calls an event off for good; whoever said coming or perhaps is told the reason.",
    input: z.extend(cancelForm, { id: id() }),
    output: oneEvent,
    errors: ["event.not-found", "event.closed"],
  }),
  delete: endpoint({
    method: "DELETE",
    path: "/userAdmin/events/delete",
    access: "owner",
    summary: "Takes an event away for good; one to which somebody comes is called off first.",
    input: own,
    output: z.object({}),
    errors: ["event.not-found", "event.has-guests"],
  }),
  answer: endpoint({
    method: "PUT",
    path: "/userAdmin/events/answer",
    access: "member",
    summary:
      "Says coming, perhaps or no, with how many persons, until the event begins; who comes where there is no room waits for it.",
    input: z.strictObject({ fkEventId: id(), ...answerForm }),
    output: z.object({ own: ownAnswer, ...counts }),
    errors: ["event.not-found", "event.closed", "event.full", "event.own-thing", "event.answered-often"],
  }),
  fetchOwnAnswer: endpoint({
    method: "GET",
    path: "/userAdmin/events/fetchOwnAnswer",
    access: "member",
    summary: "The caller's answer to an event, whether they wait for a place, and how many come now.",
    input: own,
    output: z.object({ own: z.nullable(ownAnswer), ...counts }),
    errors: ["event.not-found"],
  }),
  fetchGuests: endpoint({
    method: "GET",
    path: "/userAdmin/events/fetchGuests",
    access: "owner",
    summary: "Who has answered an event of the caller's, the latest answer first.",
    input: z.strictObject({ id: id(), ...page }),
    output: z.object({ guests: z.array(guestView), nextCursor }),
    errors: ["event.not-found"],
  }),
};
