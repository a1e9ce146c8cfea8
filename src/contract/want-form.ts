/** The forms of wants: what, how much, where, for what price, until when, and how their owner is reached. */
import * as z from "zod/mini";
import { DAY_MS, dayOf } from "#base/dates.ts";
import { paiseOf } from "#base/money.ts";
import { choice, date } from "./choice-fields.ts";
import { contactFree } from "./contact-free.ts";
import { email, name, optional, phone, text } from "./fields.ts";
import { messageRef } from "./message-refs.ts";
import { ANSWERS_CHOICES, WANT_DAYS_MAX, WANT_DESCRIPTION_LIMIT, type WantKind } from "./want-choices.ts";

/** Rupees as people type them ('2,500'); whole paise inside. */
export const wantPrice = () =>
  z.pipe(
    z.pipe(
      z.union([z.number(), z.string()], "field.price.invalid"),
      z.transform((typed) => paiseOf(String(typed))),
    ),
    z
      .int("field.price.invalid")
      .check(z.gte(100, "field.price.invalid"), z.lte(100_000_000_000, "field.price.invalid")),
  );

/** The last day that may be chosen today. */
export const lastWantDay = (kind: WantKind) => dayOf(new Date(Date.now() + WANT_DAYS_MAX[kind] * DAY_MS));

/** From today on, at most so far ahead as the kind allows, in Asia/Kolkata. */
export const wantDay = (kind: WantKind) =>
  date().check(
    z.refine((day) => day >= dayOf(new Date()), "field.until-date.past"),
    z.refine((day) => day <= lastWantDay(kind), messageRef("field.until-date.far", { n: WANT_DAYS_MAX[kind] })),
  );

const fields = {
  title: text("wants.label.title", { min: 3, max: 100 }).check(contactFree("wants.label.title")),
  fkSubCategoryId: choice("wants.label.sub-category"),
  description: text("wants.label.description", { max: WANT_DESCRIPTION_LIMIT }),
  quantity: text("wants.label.quantity", { max: 60 }).check(contactFree("wants.label.quantity")),
  priceFrom: optional(wantPrice(), "field.price.invalid"),
  priceTo: optional(wantPrice(), "field.price.invalid"),
  priceUnit: optional(text("wants.label.price-unit", { max: 30 }).check(contactFree("wants.label.price-unit"))),
  fkCityId: choice("label.city"),
  contactPerson: name("label.contact-person").check(contactFree("label.contact-person")),
  phoneNo: phone(),
  email: optional(email()),
};

/** Of each kind; `pricesInOrder` checks it as a whole. */
export const wantForms = {
  buyer: { ...fields, untilDate: wantDay("buyer") },
  seller: { ...fields, untilDate: wantDay("seller") },
  requirement: {
    ...fields,
    untilDate: wantDay("requirement"),
    answersMost: z._default(z.enum(ANSWERS_CHOICES, "field.choice.invalid"), "3"),
  },
} satisfies Record<WantKind, object>;

interface Prices {
  priceFrom?: number | undefined;
  priceTo?: number | undefined;
}

/** For `check` of a form: an upper price below the lower one is told at the upper one. */
export function pricesInOrder({ value, issues }: { value: Prices; issues: unknown[] }): void {
  const { priceFrom, priceTo } = value;
  if (priceFrom !== undefined && priceTo !== undefined && priceTo < priceFrom)
    issues.push({ code: "custom", path: ["priceTo"], message: "field.price.order", input: priceTo });
}
