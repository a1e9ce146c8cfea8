/** The form of an entry: its fields, and what each kind of entry cannot do without. */
import * as z from "zod/mini";
import { DAY_MS, dayOf } from "#base/dates.ts";
import { paiseOf } from "#base/money.ts";
import { LANGUAGES_SPOKEN } from "../business-facts.ts";
import { businessPart2 } from "../business-fields.ts";
import { choice, date } from "../choice-fields.ts";
import { contactFree } from "../contact-free.ts";
import { address, name, optional, phone, text } from "../fields.ts";
import { messageRef } from "../message-refs.ts";
import { imageOrder } from "../pictures.ts";
import {
  BODY_LIMIT,
  ENTRY_DESCRIPTION_LIMIT,
  ENTRY_IMAGES,
  ENTRY_KINDS,
  type EntryKind,
  EVENT_DAYS_MAX,
  RITES,
  SHAKHAS,
  TEXT_KINDS,
  TIMINGS_MAX,
} from "./choices.ts";

const TIMING_CHARACTERS = 80;

/** Each of the chosen ones once, in the order of the list; forms with pictures leave an empty list out. */
const chosenOf = <const Choices extends readonly string[]>(choices: Choices) =>
  z._default(
    z.pipe(
      z
        .array(z.enum(choices, "field.choice.invalid"), "field.choice.invalid")
        .check(z.maxLength(choices.length, "field.choice.invalid")),
      z.transform((chosen): Array<Choices[number]> => choices.filter((one) => chosen.includes(one))),
    ),
    [],
  );

/** A fee in rupees as people type it ('2,100'); whole paise inside. */
const fee = () =>
  z.pipe(
    z.pipe(
      z.union([z.number(), z.string()], "field.price.invalid"),
      z.transform((typed) => paiseOf(String(typed))),
    ),
    z.int("field.price.invalid").check(z.gte(100, "field.price.invalid"), z.lte(10_000_000_000, "field.price.invalid")),
  );

/** One hour of darshan or aarti a line, as people write them. */
const timings = () =>
  z.pipe(
    text("spirituality.label.timings", { min: 0, max: TIMINGS_MAX * (TIMING_CHARACTERS + 1) }),
    z.pipe(
      z.transform((typed: string) => typed.split("\n").flatMap((line) => line.trim() || [])),
      z
        .array(z.string().check(z.maxLength(TIMING_CHARACTERS, "field.timings.too-long")))
        .check(z.maxLength(TIMINGS_MAX, messageRef("field.timings.too-many", { n: TIMINGS_MAX }))),
    ),
  );

const lastEventDay = () => dayOf(new Date(Date.now() + EVENT_DAYS_MAX * DAY_MS));
const eventDay = () =>
  date().check(z.refine((day) => day <= lastEventDay(), messageRef("field.event.far", { n: EVENT_DAYS_MAX })));

/** The whole form, which `fitsItsKind` checks as a whole. */
export const entryForm = {
  kind: z.enum(ENTRY_KINDS, "field.choice.invalid"),
  title: text("spirituality.label.title", { min: 3, max: 100 }).check(contactFree("spirituality.label.title")),
  description: text("spirituality.label.description", { max: ENTRY_DESCRIPTION_LIMIT }),
  /** Of a text: paragraphs with empty lines between, headings after '#'. */
  body: optional(text("spirituality.label.body", { max: BODY_LIMIT })),
  textKind: optional(z.enum(TEXT_KINDS, "field.choice.invalid")),
  fkCityId: choice("label.city"),
  address: optional(address()),
  businessLocation: businessPart2.businessLocation,
  howToReach: optional(text("spirituality.label.how-to-reach", { max: 500 })),
  timings: optional(timings(), messageRef("field.timings.too-many", { n: TIMINGS_MAX })),
  services: chosenOf(RITES),
  languages: chosenOf(LANGUAGES_SPOKEN),
  shakha: optional(z.enum(SHAKHAS, "field.choice.invalid")),
  fee: optional(fee(), "field.price.invalid"),
  startsOn: optional(eventDay()),
  endsOn: optional(eventDay()),
  startsAt: optional(
    z.string("field.event-time.invalid").check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "field.event-time.invalid")),
  ),
  contactPerson: optional(name("label.contact-person").check(contactFree("label.contact-person"))),
  phoneNo: optional(phone()),
  imageOrder: imageOrder(ENTRY_IMAGES),
};

interface Given {
  kind: EntryKind;
  body?: string;
  textKind?: string;
  address?: string;
  services?: string[];
  startsOn?: string;
  endsOn?: string;
  contactPerson?: string;
  phoneNo?: string;
}

/** What a kind cannot do without, with the message id of its label. */
const NEEDED: Record<EntryKind, Partial<Record<keyof Given, string>>> = {
  temple: { address: "label.address" },
  priest: {
    services: "spirituality.label.services",
    contactPerson: "label.contact-person",
    phoneNo: "spirituality.label.phone",
  },
  service: {
    services: "spirituality.label.services",
    contactPerson: "label.contact-person",
    phoneNo: "spirituality.label.phone",
  },
  event: { startsOn: "spirituality.label.starts-on", address: "label.address" },
  text: { body: "spirituality.label.body", textKind: "spirituality.label.text-kind" },
};

/** For `check` of the form: what its kind needs is there, and an event ends after it begins, not before today. */
export function fitsItsKind({ value, issues }: { value: Given; issues: unknown[] }): void {
  const say = (field: keyof Given, message: string) =>
    issues.push({ code: "custom", path: [field], message, input: value[field] });
  for (const [field, label] of Object.entries(NEEDED[value.kind]) as Array<[keyof Given, string]>)
    if (!value[field]?.length) say(field, messageRef("field.required", { label: `@${label}` }));
  if (value.kind !== "event" || !value.startsOn) return;
  if (value.endsOn && value.endsOn < value.startsOn) say("endsOn", "field.event.order");
  else if ((value.endsOn ?? value.startsOn) < dayOf(new Date()))
    say(value.endsOn ? "endsOn" : "startsOn", "field.event.past");
}
