/** Holds festivals and fasts to the days that almanacs printed for New Delhi, and the calendar of months to its added ones. */
import { expect, test } from "vitest";
import { festivalsOf } from "./festivals.ts";
import { lunarMonthsOf, vikramYear } from "./lunar-months.ts";

const DELHI = { lat: 28.6139, lng: 77.209 };
const of = new Map([2022, 2023, 2024, 2025, 2026].map((year) => [year, festivalsOf(year, DELHI)]));
const dayOf = (key: string, year: number) => of.get(year)!.find((one) => one.key === key)?.date;

/** As drikpanchang.com printed them for New Delhi, for householders. */
const GOLDEN: Record<string, string[]> = {
  "makar-sankranti": ["2023-01-15", "2024-01-15", "2025-01-14", "2026-01-14"],
  "vasant-panchami": ["2023-01-26", "2024-02-14", "2025-02-02", "2026-01-23"],
  "maha-shivaratri": ["2023-02-18", "2024-03-08", "2025-02-26", "2026-02-15"],
  "holika-dahan": ["2023-03-07", "2024-03-24", "2025-03-13", "2026-03-03"],
  holi: ["2023-03-08", "2024-03-25", "2025-03-14", "2026-03-04"],
  "chaitra-navratri": ["2023-03-22", "2024-04-09", "2025-03-30", "2026-03-19"],
  "ram-navami": ["2023-03-30", "2024-04-17", "2025-04-06", "2026-03-26"],
  "hanuman-jayanti": ["2023-04-06", "2024-04-23", "2025-04-12"],
  "parashuram-jayanti": ["2023-04-22", "2024-05-10", "2025-04-29"],
  "akshaya-tritiya": ["2023-04-22", "2024-05-10", "2025-04-30", "2026-04-19"],
  "guru-purnima": ["2023-07-03", "2024-07-21", "2025-07-10"],
  "nag-panchami": ["2023-08-21", "2024-08-09", "2025-07-29"],
  "raksha-bandhan": ["2022-08-11", "2023-08-30", "2024-08-19", "2025-08-09", "2026-08-28"],
  janmashtami: ["2023-09-06", "2024-08-26", "2025-08-15"],
  "hartalika-teej": ["2023-09-18", "2024-09-06", "2025-08-26"],
  "ganesh-chaturthi": ["2023-09-19", "2024-09-07", "2025-08-27"],
  "anant-chaturdashi": ["2023-09-28", "2024-09-17", "2025-09-06"],
  "pitru-paksha": ["2023-09-29", "2024-09-17", "2025-09-07"],
  "sarva-pitru-amavasya": ["2023-10-14", "2024-10-02", "2025-09-21"],
  "sharad-navratri": ["2023-10-15", "2024-10-03", "2025-09-22"],
  "durga-ashtami": ["2023-10-22", "2024-10-11", "2025-09-30"],
  dussehra: ["2022-10-05", "2023-10-24", "2024-10-12", "2025-10-02"],
  "sharad-purnima": ["2023-10-28", "2024-10-16", "2025-10-06"],
  "karva-chauth": ["2023-11-01", "2024-10-20", "2025-10-10"],
  dhanteras: ["2023-11-10", "2024-10-29", "2025-10-18"],
  diwali: ["2022-10-24", "2023-11-12", "2024-11-01", "2025-10-20"],
  "govardhan-puja": ["2022-10-26", "2023-11-14", "2024-11-02", "2025-10-22"],
  "bhai-dooj": ["2024-11-03", "2025-10-23"],
  chhath: ["2023-11-19", "2024-11-07", "2025-10-27"],
  "kartik-purnima": ["2023-11-27", "2024-11-15", "2025-11-05"],
  "ekadashi-dev-uthani": ["2023-11-23", "2024-11-12", "2025-11-01"],
};

test.each(Object.entries(GOLDEN))("%s falls on the printed days in New Delhi", (key, days) => {
  expect(days.map((day) => dayOf(key, Number(day.slice(0, 4))))).toEqual(days);
});

test("every Ekadashi of 2025 is on the householders' printed day, also those whose Dwadashi is lost", () => {
  const fasts = of.get(2025)!.filter(({ key }) => key.startsWith("ekadashi-"));
  expect(fasts.map(({ date }) => date.slice(5)).join(" ")).toBe(
    "01-10 01-25 02-08 02-24 03-10 03-25 04-08 04-24 05-08 05-23 06-06 06-21 07-06 07-21 08-05 08-19 09-03 09-17 10-03 10-17 11-01 11-15 12-01 12-15 12-30",
  );
  expect(fasts[0]!.key).toBe("ekadashi-pausha-putrada");
  expect(fasts.find(({ date }) => date === "2025-06-06")!.key).toBe("ekadashi-nirjala");
});

test("an added month has its own two fasts and no festivals: Shravana in 2023, Jyeshtha in 2026", () => {
  const added = (year: number) =>
    lunarMonthsOf(new Date(Date.UTC(year, 1, 1)), new Date(Date.UTC(year, 11, 1))).filter(({ isAdhika }) => isAdhika);
  expect(added(2023).map(({ month }) => month)).toEqual([5]);
  expect(added(2025)).toEqual([]);
  expect(added(2026).map(({ month }) => month)).toEqual([3]);
  expect(dayOf("ekadashi-padmini", 2023)).toBe("2023-07-29");
  expect(of.get(2023)!.filter(({ key }) => key === "raksha-bandhan")).toHaveLength(1);
});

test("the Vikram year changes with Chaitra, not with January", () => {
  expect(vikramYear("2025-03-29", { month: 12 })).toBe(2081);
  expect(vikramYear("2025-03-30", { month: 1 })).toBe(2082);
  expect(vikramYear("2026-01-05", { month: 10 })).toBe(2082);
  expect(vikramYear("2025-12-30", { month: 10 })).toBe(2082);
});

test("no year lacks a festival, and none has two days", () => {
  for (const [year, festivals] of of) {
    const keys = festivals.filter(({ key }) => !key.startsWith("ekadashi-")).map(({ key }) => key);
    expect(new Set(keys).size, String(year)).toBe(keys.length);
    expect(keys.length, String(year)).toBe(33);
  }
});
