/** What the owner of a business tells everybody about it, whoever looks: since when it is open, which languages one is served in, where it goes, how one pays. */
import * as z from "zod/mini";
import { contactFree } from "./contact-free.ts";
import { digits, optional, text } from "./fields.ts";

/** By their ISO 639 codes: the languages of the community and of its neighbours. */
export const LANGUAGES_SPOKEN = ["hi", "en", "sa", "gu", "mr", "pa", "bn", "or", "ta", "te", "kn", "ml"] as const;
export type LanguageSpoken = (typeof LANGUAGES_SPOKEN)[number];
export const PAYMENT_WAYS = ["cash", "upi", "card", "bank-transfer", "cheque"] as const;

const FIRST_YEAR = 1500;

/** Each of the chosen ones once, in the order of the list. */
const chosenOf = <const Choices extends readonly string[]>(choices: Choices) =>
  z.optional(
    z.pipe(
      z
        .array(z.enum(choices, "field.choice.invalid"), "field.choice.invalid")
        .check(z.maxLength(choices.length, "field.choice.invalid")),
      z.transform((chosen): Array<Choices[number]> => choices.filter((one) => chosen.includes(one))),
    ),
  );

/** As the second part of the form takes them. */
export const businessFacts = {
  openSince: optional(
    digits("businesses.label.open-since", { min: FIRST_YEAR }).check(
      z.refine((year) => year <= new Date().getFullYear(), "field.year.future"),
    ),
  ),
  languages: chosenOf(LANGUAGES_SPOKEN),
  serviceArea: optional(
    text("businesses.label.service-area", { max: 120 }).check(contactFree("businesses.label.service-area")),
  ),
  paymentWays: chosenOf(PAYMENT_WAYS),
};

/** As every view tells them: null, or an empty list, for what the owner has left out. */
export const businessFactViews = {
  openSince: z.nullable(z.int()),
  languages: z.array(z.enum(LANGUAGES_SPOKEN)),
  serviceArea: z.nullable(z.string()),
  paymentWays: z.array(z.enum(PAYMENT_WAYS)),
};
export type BusinessFacts = z.infer<z.ZodMiniObject<typeof businessFactViews>>;
