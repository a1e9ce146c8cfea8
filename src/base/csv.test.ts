import { expect, test } from "vitest";
import { inertCell } from "./csv.ts";

const VECTORS = [
  "=1+1",
  '=HYPERLINK("http://evil.example","x")',
  "=cmd|' /C calc'!A0",
  "+1+1",
  "-2+3+cmd|' /C calc'!A0",
  "@SUM(1+1)*cmd|' /C calc'!A0",
  "\t=1+1",
  "\r=1+1",
  "\n=1+1",
  " =1+1",
  "   +1",
  "\u00a0=1+1",
  "\u200b=1+1",
  "\ufeff=1+1",
  "＝1+1",
  "＋1",
  "－1",
  "＠SUM(1)",
  " ＝1+1",
  "|calc",
  "%0A=1+1",
  '"=1+1',
  "'=1+1",
  "−1+1",
];

test("a query that begins like a formula stays text in the owner's spreadsheet, whatever stands before the sign", () => {
  expect(VECTORS.length).toBeGreaterThanOrEqual(20);
  for (const text of VECTORS) expect(inertCell(text), JSON.stringify(text)).toBe(`'${text}`);
});

test("ordinary words, numbers and Hindi stay as they are", () => {
  for (const text of ["", "रवि शर्मा", "9876543210", "Is 5 - 3 possible?", "a=b", "write to me @ home", "O'Brien"])
    expect(inertCell(text)).toBe(text);
});
