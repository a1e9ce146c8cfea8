import { describe, expect, test } from "vitest";
import type { OpeningDay } from "#contract/opening-hours.ts";
import { copied, overlaps, SLOTS, usualWeek, wholeWeek, withClosed, withSpan } from "./hours.ts";

const monday = (...spans: Array<[from: string, to: string]>): OpeningDay => ({
  day: "monday",
  isClosed: spans.length === 0,
  spans: spans.map(([from, to]) => ({ from, to })),
});

test("there are 24 hourly values to choose from, 00:00 to 23:00", () => {
  expect(SLOTS).toHaveLength(24);
  expect([SLOTS[0], SLOTS[23]]).toEqual(["00:00", "23:00"]);
});

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

  test("get one more span after the last", () => {
    expect(withSpan(monday(["09:00", "13:00"])).spans).toEqual([
      { from: "09:00", to: "13:00" },
      { from: "14:00", to: "17:00" },
    ]);
  });
});

test("a day's hours are copied to the chosen days and leave the others alone", () => {
  const week = copied(usualWeek(), monday(["07:00", "11:00"]), ["tuesday", "sunday"]);
  const of = (day: string) => week.find((one) => one.day === day);
  expect(of("tuesday")?.spans).toEqual([{ from: "07:00", to: "11:00" }]);
  expect(of("sunday")?.isClosed).toBe(false);
  expect(of("wednesday")?.spans).toEqual([{ from: "10:00", to: "19:00" }]);
});

test("a week with gaps is filled up with closed days, and opening a closed day gives it hours", () => {
  const week = wholeWeek([monday(["09:00", "13:00"])]);
  expect(week.map(({ isClosed }) => isClosed)).toEqual([false, true, true, true, true, true, true]);
  expect(withClosed(week[1]!, false).spans).toHaveLength(1);
});
