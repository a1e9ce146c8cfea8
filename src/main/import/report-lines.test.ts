// A long list is summed up in the groups in which Indians read numbers.
import { expect, test } from "vitest";
import { words } from "#server/platform/words.ts";
import { summaryLine } from "./report-lines.ts";

const counts = { rows: 120_000, created: 20_000, updated: 100_000, unchanged: 0, repeated: 0, refused: 0, asked: 0 };
const readAs = { headings: [], titles: [], unnamed: 0, isWindows1252: false, listed: [], id: undefined };

test.each(["en", "hi"] as const)(
  "the operator who imports 1,20,000 rows reads lakhs and thousands (%s)",
  (language) => {
    const line = summaryLine({ ...counts, ...readAs }, false, words[language]);
    for (const number of ["1,20,000", "20,000", "1,00,000"]) expect(line).toContain(number);
  },
);

test("and kilometres are grouped like them", () => {
  expect(words.en("place-facts.km", { n: 1240 })).toBe("1,240 km");
  expect(words.hi("home.km", { n: 1240 })).toBe("1,240 किमी दूर");
});
