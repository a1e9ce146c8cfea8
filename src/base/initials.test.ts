import { expect, test } from "vitest";
import { initials } from "./initials.ts";

test.each([
  ["Ravi Kumar Sharma", "RS"],
  ["ravi", "R"],
  ["रवि शर्मा", "रश"],
  ["श्याम त्रिवेदी", "श्यात्रि"],
  ["தமிழ் செல்வி", "தசெ"],
  ["  (Dr.) O'Brien  ", "DO"],
  ["123", ""],
  ["", ""],
])("the initials of '%s' are '%s'", (name, shown) => {
  expect(initials(name)).toBe(shown);
});
