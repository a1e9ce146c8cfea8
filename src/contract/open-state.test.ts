import { expect, test } from "vitest";
import { wallClock } from "./open-state.ts";

test.each([
  ["2026-11-22T18:29:59Z", "sunday", 23 * 60 + 59],
  ["2026-11-22T18:30:00Z", "monday", 0],
  ["2024-02-28T20:00:00Z", "thursday", 90],
  ["2027-01-01T05:45:30Z", "friday", 11 * 60 + 15],
])("at %s a clock in India shows %s, minute %d of the day", (instant, day, minute) => {
  expect(wallClock(new Date(instant))).toEqual({ day, minute });
});
