import { expect, test } from "vitest";
import { showDate, showMonth } from "./dates.ts";

test("a day is said as day, month and year, and a month as the same without the day, in Asia/Kolkata", () => {
  expect(showDate("2025-10-04T20:00:00Z")).toBe("5/Oct/2025");
  expect(showMonth("2025-10-31T19:00:00Z")).toBe("Nov/2025");
  expect(showMonth("2025-10-04T20:00:00Z", "hi")).toBe(showDate("2025-10-04T20:00:00Z", "hi").replace("5/", ""));
});
