// What stands for an item without a picture.
import { expect, test } from "vitest";
import { monogramLetter } from "./monogram.ts";

test.each([
  ["Medha Classes", "M"],
  ["पंडित मिश्रा", "मि"],
  ["पं. किशोर", "कि"],
  ["ब्राह्मण सभा", "ब्रा"],
  ["श्याम भोजनालय", "श्या"],
  ["தமிழ் உணவகம்", "த"],
  ["24 Hour Cabs", "2"],
  ["!", "·"],
])("'%s' is shown as '%s'", (name, shown) => {
  expect(monogramLetter(name)).toBe(shown);
});
