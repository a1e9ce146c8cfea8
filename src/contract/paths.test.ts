// Addresses are written as a browser's form writes them, so that a page has one address however somebody came to it.
import { expect, test } from "vitest";
import { paths } from "./paths.ts";

test.each(["sweets near me", "हलवाई", "it's (new)!~*-._", "50% & more=less?#/", "a+b", "\ud800 half", "😀"])(
  "a search for %j has the address that a form leads to",
  (text) => {
    const query = { searchQuery: text, kind: "offerings" };
    expect(paths.place("indore", query)).toBe(`/indore?${new URLSearchParams(query)}`);
  },
);

test("what is not asked for is not in the address", () => {
  expect(paths.place("indore", { searchQuery: undefined })).toBe("/indore");
});
