import { expect, test } from "vitest";
import { slugify } from "./slug.ts";

test("a name becomes small Latin words in either script, and at most sixty characters", () => {
  expect(slugify("Sharma & Sons' Sweets (Est. 1952)")).toBe("sharma-and-sons-sweets-est-1952");
  expect(slugify("शर्मा मिष्ठान्न भंडार")).toMatch(/^sharma-mishthann-bhandar$/);
  expect(slugify("!!!")).toBe("");
  expect(slugify("word ".repeat(40)).length).toBeLessThanOrEqual(60);
});
