/** The form of a want in the browser: its schema, what a new one starts with, and what is sent of it. */
import * as z from "zod/mini";
import { DAY_MS, dayOf } from "#base/dates.ts";
import { businessPart2 } from "#contract/business-fields.ts";
import { choice } from "#contract/choice-fields.ts";
import type { UserData } from "#contract/user-data.ts";
import type { WantKind } from "#contract/want-choices.ts";
import { pricesInOrder, wantForms } from "#contract/want-form.ts";
import type { WantView } from "#contract/want-views.ts";

/** The state leads to the city, the category to the subcategory; neither is sent. */
const ways = { fkStateId: businessPart2.fkStateId, fkCategoryId: choice("wants.label.category") };
const schemaOf = <Form extends (typeof wantForms)[WantKind]>(form: Form) => z.strictObject({ ...form, ...ways });
export const wantSchemas = {
  buyer: schemaOf(wantForms.buyer).check(pricesInOrder),
  seller: schemaOf(wantForms.seller).check(pricesInOrder),
  requirement: schemaOf(wantForms.requirement).check(pricesInOrder),
};
export type WantValues = z.input<(typeof wantSchemas)["buyer"]> &
  Pick<z.input<(typeof wantSchemas)["requirement"]>, "answersMost">;
export type WantSent = Omit<WantValues, "fkStateId" | "fkCategoryId">;

const USUAL_DAYS = { buyer: 90, seller: 90, requirement: 14 } as const satisfies Record<WantKind, number>;
const USUAL_ANSWERS: Record<WantKind, Pick<WantValues, "answersMost">> = {
  buyer: {},
  seller: {},
  requirement: { answersMost: "3" },
};

/** Reached as the member is, until something else is written. */
export function newWantValues(kind: WantKind, user: UserData | undefined): WantValues {
  return {
    title: "",
    fkCategoryId: "",
    fkSubCategoryId: "",
    description: "",
    quantity: "",
    priceFrom: "",
    priceTo: "",
    priceUnit: "",
    fkStateId: user?.fkStateId ?? "",
    fkCityId: user?.fkStateId ? (user.fkCityId ?? "") : "",
    untilDate: dayOf(new Date(Date.now() + USUAL_DAYS[kind] * DAY_MS)),
    ...USUAL_ANSWERS[kind],
    contactPerson: user?.name ?? "",
    phoneNo: user?.phoneNo ?? "",
    email: user?.email ?? "",
  };
}

/** As the owner saved it, with what waits. A last day that has passed is to be chosen anew. */
export function valuesOfWant(want: WantView): WantValues {
  const rupeesOf = (paise: number | null) => (paise === null ? "" : String(paise / 100));
  const shown = { ...want, ...want.waitingEdit };
  return {
    title: shown.title,
    fkCategoryId: shown.fkCategoryId ?? want.fkCategoryId,
    fkSubCategoryId: shown.fkSubCategoryId ?? want.fkSubCategoryId,
    description: shown.description,
    quantity: shown.quantity,
    priceFrom: rupeesOf(want.priceFromPaise),
    priceTo: rupeesOf(want.priceToPaise),
    priceUnit: shown.priceUnit ?? "",
    fkStateId: want.fkStateId,
    fkCityId: want.fkCityId,
    untilDate: want.isEnded ? "" : want.untilDate,
    ...(want.answersMost > 0 ? { answersMost: String(want.answersMost) as WantValues["answersMost"] } : {}),
    contactPerson: want.contactPerson ?? "",
    phoneNo: want.phoneNo ?? "",
    email: want.email ?? "",
  };
}
