// Holds the plain folding to one written form for one word.
import { describe, expect, it } from "vitest";
import { fold, foldWords, isDevanagari } from "./fold.ts";

describe("a shop's name and the words a visitor types", () => {
  it.each([
    ["Sharma’s CAFÉ & Sweets", "sharma cafe and sweets"],
    ["  M. K.  Jewellers,(Regd.) ", "mk jewellers regd"],
    ["Sūrat", "surat"],
    ["ＦＵＬＬ ｗｉｄｔｈ", "full width"],
    ["१२३ दुकान", "123 दुकान"],
    ["O'Brien", "obrien"],
    ["!!! ... —", ""],
  ])("fold %j to %j", (written, folded) => expect(fold(written)).toBe(folded));

  it.each([
    ["क़लम", "कलम", "the nukta, composed or not"],
    ["साड़ी", "साडी", "the nukta under ड"],
    ["माँ", "मां", "chandrabindu and anusvara"],
    ["क्\u200dष", "क्ष", "an invisible joiner"],
  ])("meet in one form: %s and %s (%s)", (one, other) => expect(fold(one)).toBe(fold(other)));

  it("fold to the same again, so that stored and typed text cannot drift apart", () => {
    for (const text of ["M. K. Sweets & Sons", "क़िला — हलवाई", "İstanbul ß Æ"])
      expect(fold(fold(text))).toBe(fold(text));
  });

  it("come apart into words of one script each", () => {
    expect(foldWords("हलवाई, Indore!")).toEqual(["हलवाई", "indore"]);
    expect(foldWords(" ")).toEqual([]);
    expect([isDevanagari("हलवाई"), isDevanagari("halwai")]).toEqual([true, false]);
  });
});
