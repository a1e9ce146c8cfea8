/** One search, one address. */
import { expect, test } from "vitest";
import { resultsPath } from "./results-address.ts";

test("a change keeps the rest of the search and starts at the first page", () => {
  const ask = {
    kind: "offerings",
    city: "indore",
    text: "halwai",
    category: "satvik-catering",
    cursor: "abc",
  } as const;
  expect(resultsPath(ask)).toBe("/indore?searchQuery=halwai&kind=offerings&category=satvik-catering");
  expect(resultsPath(ask, { kind: "businesses" })).toBe("/indore?searchQuery=halwai&category=satvik-catering");
  expect(resultsPath(ask, { cursor: "next" })).toContain("&cursor=next");
  expect(resultsPath(ask, { city: undefined })).toMatch(/^\/all-over-india\?/);
});

test("a subcategory stands for its category, near me travels without any position", () => {
  const ask = { kind: "businesses", text: "", category: "law", subCategory: "notary" } as const;
  expect(resultsPath({ ...ask, nearMe: true })).toBe("/all-over-india?category=notary&near=1");
});
