/** Holds the clocks of India and of other zones on the days on which they changed. */
import { expect, test } from "vitest";
import { instantsOf } from "./zoned-time.ts";

const utc = (day: string, time: string, zone = "Asia/Kolkata") =>
  instantsOf(day, time, zone).map((instant) => instant.toISOString().slice(0, 16));

test("a birth in India today is five and a half hours ahead of UTC, whatever the machine's own zone", () => {
  expect(utc("1995-08-07", "08:01")).toEqual(["1995-08-07T02:31"]);
  expect(utc("1947-08-15", "00:00")).toEqual(["1947-08-14T18:30"]);
});

test("in the war years India's clocks ran an hour further ahead", () => {
  expect(utc("1943-06-01", "12:00")).toEqual(["1943-06-01T05:30"]);
  expect(utc("1942-07-01", "12:00")).toEqual(["1942-07-01T06:30"]);
  expect(utc("1945-12-01", "12:00")).toEqual(["1945-12-01T06:30"]);
});

test("an hour that the clocks showed twice is two instants, one that they skipped gives both readings", () => {
  expect(utc("1945-10-14", "23:30")).toEqual(["1945-10-14T17:00", "1945-10-14T18:00"]);
  expect(utc("2024-11-03", "01:30", "America/New_York")).toEqual(["2024-11-03T05:30", "2024-11-03T06:30"]);
  expect(utc("2024-03-10", "02:30", "America/New_York")).toEqual(["2024-03-10T06:30", "2024-03-10T07:30"]);
});

test.each([
  ["2023-02-29", "10:00"],
  ["2023-13-01", "10:00"],
  ["2023-01-01", "24:00"],
  ["yesterday", "noon"],
])("%s %s is refused: it never was", (day, time) => {
  expect(() => instantsOf(day, time, "Asia/Kolkata")).toThrow(RangeError);
});
