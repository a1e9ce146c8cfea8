import { expect, test } from "vitest";
import { withoutKindWords } from "./kind-words.ts";

const opening = { calledBy: "job jobs naukri नौकरी" };

test.each([
  ["cook job Indore", "cook Indore"],
  ["Jobs, teacher", "teacher"],
  ["संस्कृत शिक्षक की नौकरी", "संस्कृत शिक्षक की"],
  ["jobs", "jobs"],
  ["Naukri job", "Naukri job"],
  ["jobless", "jobless"],
])("who looks among openings for '%s' looks for '%s'", (typed, meant) => {
  expect(withoutKindWords(typed, opening)).toBe(meant);
});

test("among other kinds the same words count", () => {
  expect(withoutKindWords("job consultant", {})).toBe("job consultant");
});
