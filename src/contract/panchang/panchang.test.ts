/** Holds the panchang to golden days of printed almanacs, to the astronomical almanac's new and full moons, and to being without gaps. */
import { expect, test } from "vitest";
import { words } from "#server/platform/words.ts";
import { type Anga, limbName } from "./names.ts";
import { type Limb, panchangOf } from "./panchang.ts";

const DELHI = { lat: 28.6139, lng: 77.209 };
const DAY_MS = 86_400_000;
const ist = (wall: string) => Date.parse(`${wall.replace(" ", "T")}+05:30`);
/** Almanacs print whole minutes, cut or rounded, and differ by a minute among themselves. */
const TOLERANCE_MS = 2.1 * 60_000;

interface GoldenDay {
  date: string;
  sunrise: string;
  sunset: string;
  rahu: [string, string];
  limbs: Record<Anga, Array<[string, string]>>;
}

/** New Delhi, as drikpanchang.com printed them. */
const GOLDEN: GoldenDay[] = [
  {
    date: "2020-12-31",
    sunrise: "07:14",
    sunset: "17:35",
    rahu: ["13:42", "15:00"],
    limbs: {
      tithis: [["Krishna Pratipada", "2020-12-31 09:30"]],
      nakshatras: [["Punarvasu", "2020-12-31 19:49"]],
      yogas: [["Indra", "2020-12-31 14:52"]],
      karanas: [
        ["Kaulava", "2020-12-31 09:30"],
        ["Taitila", "2020-12-31 21:35"],
      ],
    },
  },
  {
    date: "2022-01-24",
    sunrise: "07:13",
    sunset: "17:54",
    rahu: ["08:33", "09:53"],
    limbs: {
      tithis: [["Krishna Shashthi", "2022-01-24 08:43"]],
      nakshatras: [["Hasta", "2022-01-24 11:15"]],
      yogas: [["Sukarma", "2022-01-24 11:12"]],
      karanas: [
        ["Vanija", "2022-01-24 08:43"],
        ["Vishti (Bhadra)", "2022-01-24 20:19"],
      ],
    },
  },
  {
    date: "2022-01-26",
    sunrise: "07:12",
    sunset: "17:55",
    rahu: ["12:34", "13:54"],
    limbs: {
      tithis: [["Krishna Navami", "2022-01-27 04:34"]],
      nakshatras: [["Swati", "2022-01-26 10:07"]],
      yogas: [["Ganda", "2022-01-27 04:09"]],
      karanas: [
        ["Taitila", "2022-01-26 17:33"],
        ["Gara", "2022-01-27 04:34"],
      ],
    },
  },
  {
    date: "2025-11-22",
    sunrise: "06:49",
    sunset: "17:25",
    rahu: ["09:28", "10:48"],
    limbs: {
      tithis: [["Shukla Dwitiya", "2025-11-22 17:11"]],
      nakshatras: [["Jyeshtha", "2025-11-22 16:47"]],
      yogas: [["Sukarma", "2025-11-22 11:30"]],
      karanas: [
        ["Kaulava", "2025-11-22 17:11"],
        ["Taitila", "2025-11-23 06:19"],
      ],
    },
  },
];

test.each(GOLDEN)("in New Delhi on $date the panchang is the printed one", ({ date, sunrise, sunset, rahu, limbs }) => {
  const day = panchangOf(date, DELHI)!;
  const expectAt = (at: Date, wall: string) =>
    expect(Math.abs(at.getTime() - ist(wall)), `${at.toISOString()} ${wall}`).toBeLessThan(TOLERANCE_MS);
  expectAt(day.sunrise, `${date} ${sunrise}`);
  expectAt(day.sunset, `${date} ${sunset}`);
  expectAt(day.rahuKalam.from, `${date} ${rahu[0]}`);
  expectAt(day.rahuKalam.to, `${date} ${rahu[1]}`);
  for (const [kind, golden] of Object.entries(limbs) as Array<[Anga, Array<[string, string]>]>)
    golden.forEach(([name, until], at) => {
      const limb = day[kind][at]!;
      expect(words.en.of(limbName(kind, limb.number))).toBe(name);
      expectAt(limb.until, until);
    });
});

test.each([
  ["new", "2023-11-13T09:27Z"],
  ["full", "2024-03-25T07:00Z"],
  ["full", "2024-08-19T18:26Z"],
  ["new", "2024-11-01T12:47Z"],
])("a tithi ends in the minute of the almanac's %s moon, %s", (phase, instant) => {
  const end = new Date(instant).getTime();
  const date = new Date(end + 5.5 * 3_600_000).toISOString().slice(0, 10);
  const tithi = panchangOf(date, DELHI)!.tithis.find(({ number }) => number === (phase === "new" ? 30 : 15))!;
  expect(Math.abs(tithi.until.getTime() - end)).toBeLessThan(60_000);
});

test("through a year every limb follows the one before it, without gap or overlap, and the last one holds at the next sunrise", () => {
  const most = { tithis: 30, nakshatras: 27, yogas: 27, karanas: 60 };
  const days = Array.from({ length: 366 }, (_, at) => new Date(Date.UTC(2026, 0, 1) + at * DAY_MS).toISOString());
  const panchangs = days.map((day) => panchangOf(day.slice(0, 10), DELHI)!);
  panchangs.forEach((today, at) => {
    const tomorrow = panchangs[at + 1];
    for (const kind of Object.keys(most) as Anga[]) {
      today[kind].forEach((limb: Limb, n) => {
        const before = today[kind][n - 1];
        if (before) expect(limb.number).toBe((before.number % most[kind]) + 1);
        expect(limb.until > (before?.until ?? today.sunrise), `${days[at]} ${kind}`).toBe(true);
      });
      if (tomorrow) {
        expect(today[kind].at(-1)!.number).toBe(tomorrow[kind][0]!.number);
        expect(Math.abs(today[kind].at(-1)!.until.getTime() - tomorrow[kind][0]!.until.getTime())).toBeLessThan(2000);
      }
    }
  });
});

test("every number has its name in both languages, and on a Sunday Rahu has the last eighth of daylight", () => {
  const most: Record<Anga, number> = { tithis: 30, nakshatras: 27, yogas: 27, karanas: 60 };
  for (const [kind, count] of Object.entries(most) as Array<[Anga, number]>)
    for (let number = 1; number <= count; number++)
      for (const language of ["en", "hi"] as const) expect(words[language].has(limbName(kind, number))).toBe(true);
  expect([1, 2, 8, 9, 57, 58, 60].map((number) => limbName("karanas", number).split(".").at(-1))).toEqual([
    "kimstughna",
    "bava",
    "vishti",
    "bava",
    "vishti",
    "shakuni",
    "naga",
  ]);
  const { rahuKalam, sunrise, sunset, weekday } = panchangOf("2026-11-22", DELHI)!;
  expect(weekday).toBe(0);
  expect(rahuKalam.to.getTime()).toBe(sunset.getTime());
  expect(rahuKalam.from > sunrise).toBe(true);
});

test("where the Sun does not rise there is no panchang, and a day that never was is refused", () => {
  expect(panchangOf("2026-12-21", { lat: 78.2, lng: 15.6 }, "Arctic/Longyearbyen")).toBeUndefined();
  expect(() => panchangOf("2026-02-30", DELHI)).toThrow(RangeError);
});
