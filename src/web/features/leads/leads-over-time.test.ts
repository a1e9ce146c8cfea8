import { describe, expect, test } from "vitest";
import { DAY_MS } from "#base/dates.ts";
import { leadsOverTime } from "./leads-over-time.ts";

const now = new Date("2026-11-21T12:00:00+05:30");
const daysAgo = (...days: number[]) => days.map((day) => new Date(now.getTime() - day * DAY_MS).toISOString());

describe("leads over time", () => {
  test("are counted by week over eight weeks, the present week last", () => {
    const made = leadsOverTime(daysAgo(0, 1, 6, 7, 13, 50), { isAll: true, now });
    expect(made?.unit).toBe("week");
    expect(made?.bars.map(({ count }) => count)).toEqual([1, 0, 0, 0, 0, 0, 2, 3]);
    expect(made?.total).toBe(6);
  });

  test("are counted by day when older ones are not loaded", () => {
    const made = leadsOverTime(daysAgo(0, 0, 1, 2, 2, 20), { isAll: false, now });
    expect(made?.unit).toBe("day");
    expect(made?.bars).toHaveLength(14);
    expect(made?.bars.at(-1)?.count).toBe(2);
  });

  test("make no picture when they do not reach back a fortnight, are fewer than five, or fall into one bar", () => {
    expect(leadsOverTime(daysAgo(0, 1, 2, 3, 4), { isAll: false, now })).toBeUndefined();
    expect(leadsOverTime(daysAgo(0, 8, 20, 30), { isAll: true, now })).toBeUndefined();
    expect(leadsOverTime(daysAgo(0, 1, 2, 3, 4, 5), { isAll: true, now })).toBeUndefined();
  });

  test("belong to the day of Asia/Kolkata", () => {
    const late = "2026-11-20T23:59:00+05:30";
    const early = "2026-11-21T00:01:00+05:30";
    const made = leadsOverTime([early, early, early, late, late, ...daysAgo(20)], { isAll: false, now });
    expect(made?.bars.slice(-2).map(({ count }) => count)).toEqual([2, 3]);
  });
});
