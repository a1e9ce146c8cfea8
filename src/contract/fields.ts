/** The field kinds of the specification (section 5) that people type about themselves and their trade, with their messages: schemas that form, call and API document share. */
import * as z from "zod/mini";
import { cleanText, hasLetterOrDigit, visibleText } from "#base/cleaning.ts";
import { TEN_DIGITS, toLatinDigits } from "#base/digits.ts";
import { safeWebAddress } from "#base/web-address.ts";
import { messageRef } from "./message-refs.ts";
import { NAME, WHOLE_NAME_MAX } from "./names.ts";

const EMAIL =
  /^[^\s@<>"',;:\\()[\]]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/;

const cleaned = (error: string) => z.string({ error }).check(z.overwrite(cleanText));
/** A text with at least one letter or digit: punctuation and invisible characters alone count as empty. */
const worded = (missing: string) =>
  cleaned(missing).check(z.minLength(1, missing), z.refine(hasLetterOrDigit, missing));
/** What is empty once it is cleaned; forms begin with "". */
const nothing = z.pipe(
  z.string().check(z.overwrite(cleanText), z.maxLength(0, { abort: true })),
  z.transform(() => undefined),
) as unknown as z.ZodMiniType<undefined, "">;
/** A field that may be left out or left empty; what is empty arrives as undefined. `message` stands for a value of quite another shape. */
export const optional = <T extends z.ZodMiniType>(schema: T, message = "field.invalid") =>
  z.optional(z.union([nothing, schema], message));

/** An address-like text of at most 254 characters, its domain in lower case, so that one mailbox has one form. */
export const email = () =>
  cleaned("field.email.required").check(
    z.minLength(1, "field.email.required"),
    z.maxLength(254, "field.email.too-long"),
    z.regex(EMAIL, "field.email.invalid"),
    z.overwrite((v) => v.replace(/@.*$/, (domain) => domain.toLowerCase())),
  );

/** Exactly ten digits. */
export const phone = (messages = { required: "field.phone.required", invalid: "field.phone.invalid" }) =>
  z
    .string({ error: messages.required })
    .check(z.minLength(1, messages.required), z.regex(TEN_DIGITS, messages.invalid));

/** 2 to 49 letters of any script, spaces, hyphens, apostrophes and dots. `label` is a message id. */
export const name = (label: string) => named(label, 49, "field.name.too-long");

/** First and last name in one, as long as both may be. */
export const wholeName = (label: string) => named(label, WHOLE_NAME_MAX, "field.max");

function named(label: string, most: number, tooLong: string) {
  const at = { label: `@${label}` };
  return worded(messageRef("field.required", at)).check(
    z.minLength(2, messageRef("field.min", { ...at, n: 2 })),
    z.maxLength(most, messageRef(tooLong, { ...at, n: most + 1 })),
    z.regex(NAME, messageRef("field.name.invalid", at)),
  );
}

/** Free text of `min` to `max` characters (1 to 1000 unless given), with a letter or digit in it unless `min` is 0. `label` is a message id. */
export const text = (label: string, { min = 1, max = 1000 } = {}) => {
  const at = { label: `@${label}` };
  const missing = messageRef("field.required", at);
  const shortest = min > 1 ? [z.minLength(min, messageRef("field.min", { ...at, n: min }))] : [];
  return (min > 0 ? worded(missing) : cleaned(missing)).check(
    ...shortest,
    z.maxLength(max, messageRef("field.max", { ...at, n: max })),
  );
};

/** 10 to 500 characters. */
export const address = () => {
  const at = { label: "@label.address" };
  return worded(messageRef("field.required", at)).check(
    z.minLength(10, messageRef("field.min", { ...at, n: 10 })),
    z.maxLength(500, "field.address.too-long"),
  );
};

/** Digits alone, within optional bounds; a number inside. `label` is a message id. */
export const digits = (
  label: string,
  { min, max, missing = "field.required" }: { min?: number; max?: number; missing?: string } = {},
) => {
  const at = { label: `@${label}` };
  return z.pipe(
    z.pipe(z.union([z.string(), z.number()], messageRef(missing, at)), z.transform(String)),
    z.pipe(
      z
        .string()
        .check(
          z.minLength(1, messageRef(missing, at)),
          z.maxLength(15, messageRef("field.digits", at)),
          z.regex(/^[0-9]+$/, messageRef("field.digits", at)),
        ),
      z.pipe(
        z.transform(Number),
        z
          .number()
          .check(
            ...(min === undefined ? [] : [z.gte(min, messageRef("field.at-least", { ...at, n: min }))]),
            ...(max === undefined ? [] : [z.lte(max, messageRef("field.at-most", { ...at, n: max }))]),
          ),
      ),
    ),
  );
};

/** An http or https address of a host with a name; 'https://' is added when the scheme is missing. */
export const website = () =>
  z.string({ error: "field.url.invalid" }).check(
    z.overwrite(visibleText),
    z.overwrite((value) => (value === "" || /^[a-z][a-z0-9+.-]*:/i.test(value) ? value : `https://${value}`)),
    z.minLength(1, "field.url.invalid"),
    z.maxLength(500, "field.url.invalid"),
    z.refine((value) => safeWebAddress(value) !== undefined, "field.url.invalid"),
  );

/** An Indian PIN code, in the digits of any Indian script. */
export const pinCode = () =>
  z.string({ error: "field.pin-code.invalid" }).check(
    z.overwrite((v) => toLatinDigits(v).replace(/\s/g, "")),
    z.regex(/^[1-9][0-9]{5}$/, "field.pin-code.invalid"),
  );
