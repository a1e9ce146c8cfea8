import { describe, expect, test } from "vitest";
import { type OpeningDay, overlaps } from "#contract/opening-hours.ts";
import { copied, MOST_SPANS, opened, SLOTS, usualWeek, wholeWeek, withSpan } from "./hours.ts";

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
  test("get one more span after the last", () => {
    expect(withSpan(monday(["09:00", "13:00"]))?.spans).toEqual([
      { from: "09:00", to: "13:00" },
      { from: "14:00", to: "17:00" },
    ]);
  });

  test("get it before the first where the last ends with the day, in the order of the day and never over another", () => {
    expect(withSpan(monday(["10:00", "23:00"]))?.spans).toEqual([
      { from: "06:00", to: "09:00" },
      { from: "10:00", to: "23:00" },
    ]);
    let day: OpeningDay | undefined = monday(["18:00", "23:00"]);
    for (let more = 1; more < MOST_SPANS; more += 1) {
      day = withSpan(day!);
      expect(day?.spans).toHaveLength(more + 1);
      expect(overlaps(day!)).toBe(false);
    }
  });

  test("get it in a gap where there is room nowhere else, and none where there is no room at all", () => {
    expect(withSpan(monday(["00:00", "10:00"], ["12:00", "23:00"]))?.spans).toContainEqual({
      from: "10:00",
      to: "12:00",
    });
    expect(withSpan(monday(["00:00", "00:00"]))).toBeUndefined();
    expect(withSpan({ ...monday(), isClosed: false })?.spans).toHaveLength(1);
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
  expect(opened("tuesday", []).spans).toHaveLength(1);
  expect(opened("tuesday", [{ from: "07:00", to: "11:00" }]).spans).toEqual([{ from: "07:00", to: "11:00" }]);
});
