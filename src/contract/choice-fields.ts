/** What people pick instead of typing: a category or city, yes or no, a language, a point on the map, a day. */
import * as z from "zod/mini";
import { dayOf } from "#base/dates.ts";
import { key } from "./key-fields.ts";
import { messageRef } from "./message-refs.ts";

/** The key of a chosen category or city; the message names the field when nothing is chosen. `label` is a message id. */
export const choice = (label: string) => {
  const missing = messageRef("field.required", { label: `@${label}` });
  return z.pipe(
    z.union(
      [z.number(), z.string().check(z.minLength(1, missing), z.regex(/^[0-9]{1,9}$/, "field.id.invalid"))],
      missing,
    ),
    key(),
  );
};

/** One of the portal's languages. */
export const languageChoice = () => z.enum(["en", "hi"], "field.choice.invalid");

/** The language of what is answered or sent; English when left out. */
export const language = () => z._default(languageChoice(), "en");

/** True or false, as such or as a form sends it. */
export const flag = () =>
  z.pipe(
    z.union([z.boolean(), z.enum(["true", "false"])], "field.choice.invalid"),
    z.transform((v) => v === true || v === "true"),
  );

/** A latitude or longitude in degrees, from a number or its digits. */
export const degrees = (most: 90 | 180) =>
  z.pipe(
    z.pipe(
      z.union(
        [z.number(), z.string().check(z.regex(/^-?\d{1,3}(\.\d{1,15})?$/, "field.degrees.invalid"))],
        "field.degrees.invalid",
      ),
      z.transform(Number),
    ),
    z.number().check(z.gte(-most, "field.degrees.invalid"), z.lte(most, "field.degrees.invalid")),
  );

/** A day as 'YYYY-MM-DD' that exists. */
export const date = () =>
  z
    .string({ error: "field.date.invalid" })
    .check(z.regex(/^(19|20)\d\d-\d\d-\d\d$/, "field.date.invalid"), z.refine(isRealDay, "field.date.invalid"));

/** The day somebody was born on, not after today in Asia/Kolkata. */
export const birthDate = () => date().check(z.refine((day) => day <= dayOf(new Date()), "field.birth-date.future"));

function isRealDay(value: string): boolean {
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}
