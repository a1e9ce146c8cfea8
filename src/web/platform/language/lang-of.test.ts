/** What people wrote is marked with its own language only where the page's is another. */
import { expect, test } from "vitest";
import { langOf } from "./lang-of.ts";

test("a Hindi name on an English page is marked, one on a Hindi page is not", () => {
  expect(langOf("मालवा सेव भंडार", "en")).toBe("hi");
  expect(langOf("मालवा सेव भंडार", "hi")).toBeUndefined();
  expect(langOf("Shukla Halwai", "hi")).toBe("en");
  expect(langOf("Shukla Halwai", "en")).toBeUndefined();
});
