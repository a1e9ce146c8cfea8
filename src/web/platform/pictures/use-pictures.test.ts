import { expect, test } from "vitest";
import { sentShares } from "./use-pictures.ts";

test("the first file is through before the second one moves", () => {
  expect(sentShares([100, 300], 0.25)).toEqual([1, 0]);
  expect(sentShares([100, 300], 0.625)).toEqual([1, 0.5]);
});

test("nothing sent is nothing, all sent is all", () => {
  expect(sentShares([5, 7, 9], 0)).toEqual([0, 0, 0]);
  expect(sentShares([5, 7, 9], 1)).toEqual([1, 1, 1]);
});

test("an empty file does not break the count", () => {
  expect(sentShares([0, 10], 0.5)).toEqual([1, 0.5]);
});
