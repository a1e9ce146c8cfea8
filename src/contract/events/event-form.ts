/** The form of an event: what, when, where, for how many, and who organises it. */
import * as z from "zod/mini";
import { DAY_MS, dayOf } from "#base/dates.ts";
import { paiseOf } from "#base/money.ts";
import { businessPart2 } from "../business-fields.ts";
import { choice, date, flag } from "../choice-fields.ts";
import { contactFree } from "../contact-free.ts";
import { address, digits, optional, text } from "../fields.ts";
import { messageRef } from "../message-refs.ts";
import { imageOrder } from "../pictures.ts";
import { CAPACITY_MAX, EVENT_AHEAD_DAYS, EVENT_DESCRIPTION_LIMIT, EVENT_LASTS_DAYS } from "./choices.ts";

/** Rupees as people type them ('2,100'); whole paise inside. */
const fee = () =>
  z.pipe(
    z.pipe(
      z.union([z.number(), z.string()], "field.price.invalid"),
      z.transform((typed) => paiseOf(String(typed))),
    ),
    z.int("field.price.invalid").check(z.gte(100, "field.price.invalid"), z.lte(10_000_000_000, "field.price.invalid")),
  );

/** 'HH:MM', on the clock of India. */
export const clockTime = (label: string) =>
  z
    .string(messageRef("field.required", { label: `@${label}` }))
    .check(
      z.minLength(1, messageRef("field.required", { label: `@${label}` })),
      z.regex(/^(?:([01]\d|2[0-3]):[0-5]\d)?$/, "field.clock.invalid"),
    );

/** The whole form, which `timesInOrder` checks as a whole. */
export const eventForm = {
  title: text("events.label.title", { min: 3, max: 100 }).check(contactFree("events.label.title")),
  description: text("events.label.description", { min: 10, max: EVENT_DESCRIPTION_LIMIT }),
  startsOn: date(),
  startsAt: clockTime("events.label.starts-at"),
  /** Left out: the day on which it begins. */
  endsOn: optional(date()),
  endsAt: clockTime("events.label.ends-at"),
  fkCityId: choice("label.city"),
  venue: text("events.label.venue", { min: 2, max: 120 }).check(contactFree("events.label.venue")),
  address: optional(address()),
  isHome: z._default(flag(), false),
  businessLocation: businessPart2.businessLocation,
  capacity: optional(digits("events.label.capacity", { min: 2, max: CAPACITY_MAX })),
  fee: optional(fee(), "field.price.invalid"),
  byAssociation: z._default(flag(), false),
  imageOrder: imageOrder(1),
};

interface Times {
  startsOn: string;
  startsAt: string;
  endsOn?: string | undefined;
  endsAt: string;
}

/** For `check` of the form: an event ends after it begins, within a month, and begins from now on within a year. */
export function timesInOrder({ value, issues }: { value: Times; issues: unknown[] }): void {
  const say = (field: keyof Times, message: string) =>
    issues.push({ code: "custom", path: [field], message, input: value[field] });
  const { startsAt, endsAt } = instantsOfForm(value);
  const now = Date.now();
  if (endsAt <= startsAt) say(value.endsOn ? "endsOn" : "endsAt", "field.event-end.order");
  else if (endsAt - startsAt > EVENT_LASTS_DAYS * DAY_MS)
    say("endsOn", messageRef("field.event-end.long", { n: EVENT_LASTS_DAYS }));
  if (endsAt <= now) say("startsOn", "field.event-start.past");
  else if (value.startsOn > dayOf(new Date(now + EVENT_AHEAD_DAYS * DAY_MS)))
    say("startsOn", messageRef("field.event-start.far", { n: EVENT_AHEAD_DAYS }));
}

/** In milliseconds; the clocks of India have not been changed for eighty years. */
export function instantsOfForm({ startsOn, startsAt, endsOn, endsAt }: Times) {
  const at = (day: string, time: string) => Date.parse(`${day}T${time}:00+05:30`);
  return { startsAt: at(startsOn, startsAt), endsAt: at(endsOn ?? startsOn, endsAt) };
}
