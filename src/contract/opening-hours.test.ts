import { describe, expect, test } from "vitest";
import { words } from "#server/platform/words.ts";
import { businessPart2 } from "./business-fields.ts";
import { parseMessageRef } from "./message-refs.ts";
import { overlaps } from "./opening-hours.ts";

const day = (name: "monday" | "tuesday", ...spans: Array<[from: string, to: string]>) => ({
  day: name,
  isClosed: false,
  spans: spans.map(([from, to]) => ({ from, to })),
});
const monday = (...spans: Array<[from: string, to: string]>) => day("monday", ...spans);

describe("hours of one day", () => {
  test("that share a minute are found, those that only touch are not", () => {
    expect(overlaps(monday(["09:00", "13:00"], ["12:00", "18:00"]))).toBe(true);
    expect(overlaps(monday(["09:00", "13:00"], ["13:00", "18:00"]))).toBe(false);
  });

  test("that run past midnight swallow a later span of the evening", () => {
    expect(overlaps(monday(["18:00", "02:00"], ["22:00", "23:00"]))).toBe(true);
    expect(overlaps(monday(["18:00", "02:00"], ["09:00", "12:00"]))).toBe(false);
  });

  test("of a closed day never clash", () => {
    expect(overlaps({ ...monday(["09:00", "13:00"], ["09:00", "13:00"]), isClosed: true })).toBe(false);
  });
});

describe("a week of a business", () => {
  const said = (week: unknown) => {
    const { id, values } = parseMessageRef(businessPart2.openingHours.safeParse(week).error?.issues[0]?.message ?? "");
    return words.en.of(id, values);
  };

  test.each([
    [
      "hours that overlap",
      [monday(["09:00", "13:00"], ["12:00", "18:00"])],
      "These hours overlap. Please change one of them.",
    ],
    [
      "an open day without hours",
      [monday(), day("tuesday", ["09:00", "13:00"])],
      "Please give the hours of every open day, or mark the day as closed.",
    ],
  ])("with %s is refused with a sentence", (_, week, sentence) => {
    expect(said(week)).toBe(sentence);
  });

  test("with several spans a day, a night and a closed day is taken", () => {
    const week = [monday(["09:00", "13:00"], ["18:00", "02:00"]), { day: "tuesday", isClosed: true, spans: [] }];
    expect(businessPart2.openingHours.safeParse(week)).toMatchObject({ success: true, data: week });
  });
});
