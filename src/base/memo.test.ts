import { expect, test } from "vitest";
import { memoized } from "./memo.ts";

test("what is asked for again and again is worked out once, though more passes by than is remembered", () => {
  const asked: string[] = [];
  const upper = memoized((text) => {
    asked.push(text);
    return text.toUpperCase();
  }, 3);
  const answers = Array.from("abacadaeafagah", upper);
  expect(answers.join("")).toBe("ABACADAEAFAGAH");
  expect(asked.filter((text) => text === "a")).toHaveLength(1);
});

test("what has not been asked for in a long time is forgotten, and worked out anew", () => {
  const asked: string[] = [];
  const same = memoized((text) => {
    asked.push(text);
    return text;
  }, 2);
  for (const text of "abcdea") expect(same(text)).toBe(text);
  expect(asked.filter((text) => text === "a")).toHaveLength(2);
});
