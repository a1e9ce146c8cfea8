/** The form of an announcement: of whom, by whom, when, which ceremonies, and who may see it. */
import * as z from "zod/mini";
import { DAY_MS, dayOf } from "#base/dates.ts";
import { choice, date, flag } from "../choice-fields.ts";
import { contactFree } from "../contact-free.ts";
import { digits, optional, text } from "../fields.ts";
import { messageRef } from "../message-refs.ts";
import { imageOrder } from "../pictures.ts";
import {
  ALL_CEREMONIES,
  ANNOUNCED_AHEAD_DAYS,
  ANNOUNCED_BACK_DAYS,
  ANNOUNCEMENT_KINDS,
  type AnnouncementKind,
  AUDIENCES,
  CEREMONIES,
  type Ceremony,
  WORDS_LIMIT,
} from "./choices.ts";

const person = (label: string) => text(label, { min: 2, max: 80 }).check(contactFree(label));
const ceremony = () => optional(z.enum(ALL_CEREMONIES, "field.choice.invalid"));
const hour = () =>
  optional(z.string("field.clock.invalid").check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "field.clock.invalid")));

/** The whole form, which `fitsItsKind` checks as a whole. */
export const announcementForm = {
  kind: z.enum(ANNOUNCEMENT_KINDS, "field.choice.invalid"),
  personName: person("announcements.label.person"),
  partnerName: optional(person("announcements.label.partner")),
  relation: text("announcements.label.relation", { min: 2, max: 60 }).check(
    contactFree("announcements.label.relation"),
  ),
  relatives: optional(text("announcements.label.relatives", { max: 300 })),
  happenedOn: date(),
  age: optional(digits("announcements.label.age", { max: 125 })),
  firstCeremony: ceremony(),
  firstOn: optional(date()),
  firstAt: hour(),
  secondCeremony: ceremony(),
  secondOn: optional(date()),
  secondAt: hour(),
  ceremonyPlace: optional(text("announcements.label.ceremony-place", { max: 300 })),
  atHome: z._default(flag(), false),
  fkCityId: choice("label.city"),
  words: text("announcements.label.words", { min: 10, max: WORDS_LIMIT }),
  audience: z._default(z.enum(AUDIENCES, "field.choice.invalid"), "members"),
  commentsOpen: z._default(flag(), true),
  /** Who writes belongs to the family, or has its word. */
  familyAgrees: z._default(flag(), false).check(z.refine((given) => given, "field.family-word.required")),
  imageOrder: imageOrder(1),
};

interface Given {
  kind: AnnouncementKind;
  partnerName?: string | undefined;
  happenedOn: string;
  firstCeremony?: Ceremony | undefined;
  firstOn?: string | undefined;
  secondCeremony?: Ceremony | undefined;
  secondOn?: string | undefined;
}

/** For `check` of the form: both names of a couple, a day that can be, and of each ceremony its day. */
export function fitsItsKind({ value, issues }: { value: Given; issues: unknown[] }): void {
  const say = (field: keyof Given, message: string) =>
    issues.push({ code: "custom", path: [field], message, input: value[field] });
  const day = (from: number) => dayOf(new Date(Date.now() + from * DAY_MS));
  const last = day(ANNOUNCED_AHEAD_DAYS);
  if (value.kind === "marriage" && !value.partnerName)
    say("partnerName", messageRef("field.required", { label: "@announcements.label.partner" }));
  if (value.happenedOn < day(-ANNOUNCED_BACK_DAYS))
    say("happenedOn", messageRef("field.happened.long-ago", { n: ANNOUNCED_BACK_DAYS }));
  else if (value.happenedOn > (value.kind === "marriage" ? last : day(0))) say("happenedOn", "field.happened.ahead");
  for (const [name, on] of [
    ["firstCeremony", "firstOn"],
    ["secondCeremony", "secondOn"],
  ] as const) {
    const [what, when] = [value[name], value[on]];
    if (what && !(CEREMONIES[value.kind] as readonly string[]).includes(what)) say(name, "field.choice.invalid");
    if (what && !when) say(on, messageRef("field.required", { label: "@announcements.label.ceremony-on" }));
    if (when && !what) say(name, messageRef("field.required", { label: "@announcements.label.ceremony" }));
    if (when && when > last) say(on, messageRef("field.event-start.far", { n: ANNOUNCED_AHEAD_DAYS }));
  }
}
