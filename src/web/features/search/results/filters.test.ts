/** What a results page carries of its categories is what it shows. */
import { expect, test } from "vitest";
import { filterLines, filtersOf } from "./filters.ts";

test("names with spaces and signs, and subcategories without an icon, are read as they were written", () => {
  const filters = [
    { slug: "satvik-catering", name: "Satvik Catering & Halwai", icon: "cooking-pot", found: 15 },
    { slug: "tilak", name: "तिलक और रोका", icon: "", found: 0 },
  ];
  expect(filtersOf(filterLines(filters))).toEqual(filters);
});

test("a place without any category has no filters", () => {
  expect(filtersOf(filterLines([]))).toEqual([]);
});
