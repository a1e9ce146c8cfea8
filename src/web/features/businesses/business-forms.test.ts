import { describe, expect, test } from "vitest";
import type { PrefilledBusiness } from "#contract/business-fields.ts";
import type { OwnBusiness } from "#contract/own-businesses.ts";
import { part2Form, waitingFields } from "./business-forms.ts";

const own = {
  businessName: "Annapurna",
  fkSubCategoryId: "12",
  website: null,
  fkFurtherSubCategoryIds: [],
  images: ["a", "b"],
  hasPendingEdit: true,
} as unknown as OwnBusiness;
const edit = {
  businessName: "Annapurna",
  fkSubCategoryId: "12",
  fkFurtherSubCategoryIds: [],
  website: "",
  images: ["a", "b"],
};
const asEdit = (changed: Partial<PrefilledBusiness>) => ({ ...edit, ...changed }) as PrefilledBusiness;

describe("an approved business names to its owner what waits for the staff", () => {
  test("the fields whose edited value differs from the public one", () => {
    expect(waitingFields(own, asEdit({ businessName: "Annapurna Rasoi", website: "https://rasoi.in" }))).toEqual([
      "businesses.label.name",
      "businesses.label.website",
    ]);
  });

  test("pictures in another order too", () => {
    expect(waitingFields(own, asEdit({ images: ["b", "a"] }))).toEqual(["businesses.label.pictures"]);
  });

  test("nothing when no edit waits, whatever differs", () => {
    expect(waitingFields({ ...own, hasPendingEdit: false }, asEdit({ businessName: "Refused name" }))).toEqual([]);
  });
});

test("hours that overlap keep the second part of the form from being sent, with a sentence of their own", () => {
  const spans = [
    { from: "09:00", to: "13:00" },
    { from: "12:00", to: "18:00" },
  ];
  const { error } = part2Form.safeParse({
    fkStateId: "MP",
    fkCityId: "1",
    address: "12, Jawahar Marg, Indore",
    openingHours: [{ day: "monday", isClosed: false, spans }],
  });
  expect(error?.issues.map(({ path, message }) => [path.join("."), message])).toEqual([
    ["openingHours", "field.hours.overlap"],
  ]);
});
