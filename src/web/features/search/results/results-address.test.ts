/** One search, one address. */
import { expect, test } from "vitest";
import { categoryPaths, resultsPath } from "./results-address.ts";

test("a change keeps the rest of the search and starts at the first page", () => {
  const query = {
    kind: "offerings",
    city: "indore",
    text: "halwai",
    category: "satvik-catering",
    cursor: "abc",
    isKindChosen: true,
  };
  expect(resultsPath(query)).toBe("/indore?searchQuery=halwai&kind=offerings&category=satvik-catering");
  expect(resultsPath(query, { kind: "businesses" })).toBe(
    "/indore?searchQuery=halwai&kind=businesses&category=satvik-catering",
  );
  expect(resultsPath(query, { cursor: "next" })).toContain("&cursor=next");
  expect(resultsPath(query, { city: undefined })).toMatch(/^\/all-over-india\?/);
});

test("a search whose kind nobody chose leaves it open, but for the tabs and the next page", () => {
  const query = { kind: "offerings", city: "indore", text: "chappan bhog" };
  expect(resultsPath(query)).toBe("/indore?searchQuery=chappan+bhog");
  expect(resultsPath(query, { kind: "businesses" })).toBe("/indore?searchQuery=chappan+bhog&kind=businesses");
  expect(resultsPath(query, { cursor: "next" })).toContain("&kind=offerings&cursor=next");
});

test("a subcategory stands for its category, near me travels without any position", () => {
  const query = { kind: "businesses", text: "", category: "law", subCategory: "notary" };
  expect(resultsPath({ ...query, nearMe: true })).toBe("/all-over-india?category=notary&near=1");
});

test("wishes and the open filters travel with the search, and one that is taken back leaves the address", () => {
  const query = {
    kind: "offerings",
    isKindChosen: true,
    city: "indore",
    text: "pooja",
    wishes: { open: "1", sort: "newest" } as const,
  };
  expect(resultsPath(query)).toBe("/indore?searchQuery=pooja&kind=offerings&open=1&sort=newest");
  expect(resultsPath(query, { filters: true, wishes: { sort: "newest" } })).toBe(
    "/indore?searchQuery=pooja&kind=offerings&sort=newest&filters=1",
  );
});

test("the addresses of many categories are those of each one, whatever was typed and chosen", () => {
  const searches = [
    { kind: "businesses", city: "indore", text: "" },
    {
      kind: "offerings",
      text: "halwai & *category* 50%",
      category: "satvik-catering",
      subCategory: "halwai",
      nearMe: true,
    },
    { kind: "businesses", city: "pune", text: "", cursor: "next", wishes: { picture: "1" as const, priceFrom: "100" } },
  ];
  for (const query of searches)
    expect(categoryPaths(query)("sweets-namkeen")).toBe(
      resultsPath(query, { category: "sweets-namkeen", subCategory: undefined }),
    );
});
