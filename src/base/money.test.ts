import { expect, test } from "vitest";
import { paiseOf, rupees } from "./money.ts";

const AMOUNTS = [0, 1, 5, 50, 99, 100, 150, 1_00_000, 1_10_000, 99_999_00, 1_00_000_00, 12_34_567_50, 1_00_00_000_00];

test.each([...AMOUNTS, ...AMOUNTS.map((paise) => -paise - 1), 9_876_543_210_987])(
  "%d paise are written as Intl writes rupees for India",
  (paise) => {
    const digits = paise % 100 === 0 ? 0 : 2;
    const intl = new Intl.NumberFormat("en-IN", {
      style: "currency",
      currency: "INR",
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    expect(rupees(paise)).toBe(intl.format(paise / 100));
  },
);

test("what is written is read back", () => {
  for (const paise of AMOUNTS) expect(paiseOf(rupees(paise).replace("₹", ""))).toBe(paise);
  expect(paiseOf("12 rupees")).toBeUndefined();
});
