import { expect, test } from "vitest";
import { showDate, showMonth, showTime } from "./dates.ts";

test("a day is said as day, month and year, and a month as the same without the day, in Asia/Kolkata", () => {
  expect(showDate("2025-10-04T20:00:00Z")).toBe("5/Oct/2025");
  expect(showMonth("2025-10-31T19:00:00Z")).toBe("Nov/2025");
  expect(showMonth("2025-10-04T20:00:00Z", "hi")).toBe(showDate("2025-10-04T20:00:00Z", "hi").replace("5/", ""));
});

test.each([
  ["en", "en-GB"],
  ["hi", "hi-IN"],
] as const)("the months of a year are shortened in %s as Intl does, September to three letters", (language, locale) => {
  for (let month = 0; month < 12; month += 1) {
    const day = new Date(Date.UTC(2026, month, 9));
    const short = new Intl.DateTimeFormat(locale, { timeZone: "UTC", month: "short", day: "numeric" })
      .formatToParts(day)
      .find(({ type }) => type === "month")!.value;
    expect(showDate(day, language)).toBe(`9/${short.replace("Sept", "Sep")}/2026`);
  }
});

test("a time is said on a clock of twelve hours, in Hindi with the part of the day", () => {
  expect(showTime("2025-10-04T08:01:00Z")).toBe("1:31 pm");
  expect(showTime("2025-10-04T08:01:00Z", "hi")).toBe("दोपहर 1:31");
  expect(showTime("2025-10-04T00:21:00Z", "hi")).toBe("सुबह 5:51");
});

test.each(["en", "hi"] as const)("every quarter of an hour is said in %s as Intl does", (language) => {
  const intl = new Intl.DateTimeFormat(`${language}-IN`, {
    timeZone: "Asia/Kolkata",
    hour: "numeric",
    minute: "2-digit",
    hour12: true,
    ...(language === "hi" && { dayPeriod: "short" }),
  });
  for (let minute = 0; minute < 1440; minute += 15) {
    const at = new Date(Date.UTC(2026, 0, 9) + minute * 60_000);
    expect(showTime(at, language)).toBe(intl.format(at).replace("\u202f", " "));
  }
});

test("what is no date says so where its day, its month or its time stand, and breaks no screen", () => {
  for (const show of [showDate, showMonth, showTime])
    expect([show("yesterday"), show(new Date(Number.NaN), "hi")]).toEqual(["Invalid Date", "Invalid Date"]);
});
