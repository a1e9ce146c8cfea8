/** Holds the promise of what a browser stores: read over the whole table of screens, so that a new screen is judged as well. */
import { expect, test } from "vitest";
import { type ScreenName, type ScreenRow, screens } from "#contract/screens.ts";
import { isReadableOffline } from "./readable-offline.ts";

const table = Object.entries(screens as Record<ScreenName, ScreenRow>).map(([name, row]) => ({
  name: name as ScreenName,
  ...row,
}));
const stored = table.filter(isReadableOffline);

test("a device stores pages that are the same for everybody: none of members, doors, payments, the staff, matrimony, and none that is left out of search engines", () => {
  for (const { name, area, cache, policy, robots, pattern } of stored) {
    expect([name, area, cache, policy]).toEqual([name, "public", true, "strict"]);
    expect(robots, name).not.toMatch(/noindex|disallow/);
    expect(pattern, name).not.toMatch(/matrimon|donation|userAdmin|staff/i);
  }
});

test("what people look up again is among them", () => {
  const names = stored.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["home", "business", "listing", "job", "searchResults", "contactUs"]));
  expect(names).not.toContain("userProfile");
});
