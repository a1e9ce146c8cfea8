import { expect, test } from "vitest";
import * as z from "zod/mini";
import { auth } from "#contract/auth.ts";
import { businessPart2 } from "#contract/business-fields.ts";
import { queryForm } from "#contract/lead-form.ts";
import { members } from "#contract/members.ts";
import { formDefaults } from "./form-defaults.ts";

test("a form starts empty in all that its schema asks for: texts, choices, lists, positions, a promise not yet given", () => {
  expect(formDefaults(queryForm)).toEqual({
    contactPerson: "",
    phoneNo: "",
    email: "",
    query: "",
    state: "",
    city: "",
  });
  const { imageOrder: _, ...fields } = businessPart2;
  expect(formDefaults(z.strictObject(fields))).toEqual({
    fkStateId: "",
    fkCityId: "",
    address: "",
    pinCode: "",
    businessLocation: undefined,
    openingHours: [],
    openSince: "",
    languages: [],
    serviceArea: "",
    paymentWays: [],
  });
  expect(formDefaults(z.pick(auth.create.input, { kind: true, acceptsTerms: true }))).toEqual({
    kind: "",
    acceptsTerms: undefined,
  });
});

test("what is known stands in its field, null as nothing, a key as the text of its control, and nothing else comes along", () => {
  const known = { firstName: "Asha", email: null, fkCityId: 12, showOnMap: true, _id: "x" };
  expect(formDefaults(members.update.input, known)).toEqual({
    firstName: "Asha",
    lastName: "",
    email: "",
    gender: "",
    birthDate: "",
    fkCityId: "12",
    address: "",
    pinCode: "",
    language: "",
    showOnMap: true,
    removeLogo: false,
  });
});
