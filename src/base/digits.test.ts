import { describe, expect, test } from "vitest";
import { amountText, nationalPhone, onlyDigits, spacedPhone, toLatinDigits } from "./digits.ts";

describe("a phone number however it is written", () => {
  test.each([
    ["98765 43210", "9876543210"],
    ["+91 98765-43210", "9876543210"],
    ["+91 0 98765 43210", "9876543210"],
    ["09876543210", "9876543210"],
    ["0091 98765 43210", "9876543210"],
    ["919876543210", "9876543210"],
    ["९८७६५ ४३२१०", "9876543210"],
    ["+९१ ९८७६५४३२१०", "9876543210"],
    ["(98765) 43210", "9876543210"],
  ])("%s is stored as its ten digits", (typed, stored) => {
    expect(nationalPhone(typed)).toBe(stored);
  });

  test("a number that itself begins with 91 keeps those digits", () => {
    expect(nationalPhone("9198765432")).toBe("9198765432");
  });

  test("an eleventh digit is not taken", () => {
    expect(nationalPhone("98765432101")).toBe("9876543210");
  });

  test("while typing, what is there so far stays", () => {
    expect(nationalPhone("987")).toBe("987");
    expect(nationalPhone("")).toBe("");
  });

  test("people read it in two groups, of which none stands alone on the next line", () => {
    expect(spacedPhone("9876543210")).toBe("98765\u00a043210");
    expect(spacedPhone("98765")).toBe("98765");
  });
});

describe("digits of other scripts", () => {
  test("each Indian script's digits become Latin, the rest of the text stays", () => {
    expect(toLatinDigits("मकान १२, গলি ৩, வீடு ௪")).toBe("मकान 12, গলি 3, வீடு 4");
  });

  test("a one-time code pasted with spaces becomes six digits", () => {
    expect(onlyDigits("१२३ 456 ", 6)).toBe("123456");
  });
});

describe("an amount of money as typed", () => {
  test.each([
    ["₹ 1,100", "1100"],
    ["१,१००.५", "1100.5"],
    ["12.345", "12.34"],
    ["1.2.3", "1.23"],
    ["abc", ""],
  ])("%s becomes %s", (typed, kept) => {
    expect(amountText(typed)).toBe(kept);
  });
});
