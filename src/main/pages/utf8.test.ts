// A page reaches its reader as the bytes that Node itself would write, half a character included.
import { expect, test } from "vitest";
import { utf8Of } from "./utf8.ts";

test.each([
  ["English", "<p>Sharma Halwai & Sons</p>"],
  ["Hindi", "<p>शर्मा हलवाई, ₹1,100</p>"],
  ["letters of Latin-1", "<p>café · §</p>"],
  ["a picture of two halves", "<p>🪔</p>"],
  ["half a character", "<p>🪔</p>".slice(0, 4)],
  ["nothing", ""],
])("%s", (_what, text) => {
  expect(utf8Of(text).equals(Buffer.from(text))).toBe(true);
});
