import { expect, test } from "vitest";
import { isSuggested, waysToWrite } from "./sub-community-names.ts";

test("who looks for a sub-community of the list finds whoever wrote a part of its name, in either script", () => {
  expect(waysToWrite("Iyer Vadama")).toEqual(expect.arrayContaining(["iyer vadama", "vadama", "अय्यर वडमा"]));
  expect(waysToWrite("Chitpavan (Kokanastha)")).toEqual(expect.arrayContaining(["chitpavan", "kokanastha"]));
});

test("who looks for a part finds all that the list calls so, and who looks for a whole name none that only contains it", () => {
  expect(waysToWrite("deshastha")).toEqual(expect.arrayContaining(["deshastha rigvedi", "deshastha yajurvedi"]));
  expect(waysToWrite("Iyer")).toEqual(expect.arrayContaining(["iyer vadama", "iyer vathima"]));
  expect(waysToWrite("Gaur")).toEqual(["gaur", "गौड़"]);
  expect(waysToWrite("Adi Gaur")).not.toContain("gaur");
});

test("a name that the list lacks means itself alone and is no suggestion", () => {
  expect(waysToWrite("Vyas of Ratangarh")).toEqual(["vyas of ratangarh"]);
  expect(["Vyas of Ratangarh", "Vadama", "iyer vadama", "सनाढ्य"].map(isSuggested)).toEqual([false, false, true, true]);
});
