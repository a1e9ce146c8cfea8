/** The form of a post: its text, pictures, where it belongs, and a poll if it has one. */
import * as z from "zod/mini";
import { DAY_MS, dayOf } from "#base/dates.ts";
import { date, languageChoice } from "./choice-fields.ts";
import { contactFree } from "./contact-free.ts";
import { optional, text } from "./fields.ts";
import { id, key } from "./key-fields.ts";
import { messageRef } from "./message-refs.ts";
import { imageOrder } from "./pictures.ts";

export const POST_TEXT_LIMIT = 2000;
export const POST_IMAGES = 4;
export const POLL_OPTIONS = { least: 2, most: 6 };
export const POLL_DAYS_MAX = 30;

/** The last day on which a poll may close that is begun today. */
export const lastPollDay = () => dayOf(new Date(Date.now() + POLL_DAYS_MAX * DAY_MS));

const pollDay = () =>
  date().check(
    z.refine((day) => day > dayOf(new Date()), "field.poll-day.past"),
    z.refine((day) => day <= lastPollDay(), messageRef("field.poll-day.far", { n: POLL_DAYS_MAX })),
  );

/** As they were typed, without those that were left empty; none at all is no poll. */
const writtenOptions = z.pipe(
  z
    .array(z.string("field.invalid"), "field.invalid")
    .check(z.maxLength(POLL_OPTIONS.most, messageRef("field.poll-options.count", POLL_OPTIONS))),
  z.transform((typed) => {
    const written = typed.filter((one) => one.trim() !== "");
    return written.length === 0 ? undefined : written;
  }),
);
const pollOptions = z.optional(
  z
    .array(text("feed.label.poll-option", { max: 80 }).check(contactFree("feed.label.poll-option")), "field.invalid")
    .check(
      z.minLength(POLL_OPTIONS.least, messageRef("field.poll-options.count", POLL_OPTIONS)),
      z.refine((all) => new Set(all.map((one) => one.toLowerCase())).size === all.length, "field.poll-options.same"),
    ),
);

/** What can be changed later. */
export const postForm = {
  text: text("feed.label.text", { max: POST_TEXT_LIMIT }),
  /** By its script when left out. */
  language: optional(languageChoice()),
  fkCityId: optional(key()),
  imageOrder: imageOrder(POST_IMAGES),
};

/** What is settled when it is posted. */
export const newPostForm = {
  fkGroupId: optional(id()),
  pollOptions: z.optional(z.pipe(writtenOptions, pollOptions)),
  pollClosesOn: optional(pollDay()),
};

/** For `check` of a new post: a poll has both its options and its last day. */
export function pollIsWhole({
  value,
  issues,
}: {
  value: { pollOptions?: string[] | undefined; pollClosesOn?: string | undefined };
  issues: unknown[];
}): void {
  const say = (field: "pollOptions" | "pollClosesOn", label: string) =>
    issues.push({
      code: "custom",
      path: [field],
      message: messageRef("field.required", { label: `@${label}` }),
      input: value[field],
    });
  if (value.pollOptions && !value.pollClosesOn) say("pollClosesOn", "feed.label.poll-day");
  if (value.pollClosesOn && !value.pollOptions) say("pollOptions", "feed.label.poll-option");
}
