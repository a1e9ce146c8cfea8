/** Holds suggested days to their rules: what holds in each window, and what never stands in one. */
import { expect, test } from "vitest";
import { panchangOf } from "../panchang/panchang.ts";
import { RULES } from "./muhurat-rules.ts";
import { muhuratsFrom } from "./muhurats.ts";

const INDORE = { lat: 22.72, lng: 75.86 };
const of = (first: string, days = 180) =>
  muhuratsFrom(first, { rule: RULES["griha-pravesh"]!, place: INDORE, days, most: 50 });

test("every window for a griha pravesh has a fitting tithi and star from its beginning to its end, and nothing of Rahu Kalam or Bhadra", () => {
  const found = of("2026-01-20");
  expect(found.length).toBeGreaterThan(5);
  for (const { date, weekday, windows } of found) {
    expect([1, 3, 4, 5, 6]).toContain(weekday);
    const day = panchangOf(date, INDORE)!;
    for (const { from, to } of windows)
      for (let at = from.getTime() + 1000; at < to.getTime(); at += 10 * 60_000) {
        const holds = (limbs: typeof day.tithis) => limbs.find(({ until }) => until.getTime() > at)!.number;
        expect(RULES["griha-pravesh"]!.tithis).toContain(holds(day.tithis));
        expect(RULES["griha-pravesh"]!.nakshatras).toContain(holds(day.nakshatras));
        expect((holds(day.karanas) - 1) % 7 === 0 && holds(day.karanas) > 1, date).toBe(false);
        expect(at >= day.rahuKalam.from.getTime() && at < day.rahuKalam.to.getTime(), date).toBe(false);
      }
  }
});

test("great rites rest from Devshayani to Dev Uthani and while the Sun is in Dhanu; a Satyanarayan Katha does not", () => {
  const rest = (date: string) => date > "2025-07-07" && date < "2025-10-31";
  expect(of("2025-06-01", 200).filter(({ date }) => rest(date))).toEqual([]);
  expect(of("2025-12-17", 27)).toEqual([]);
  const rule = RULES["satyanarayan-katha"]!;
  expect(muhuratsFrom("2025-08-01", { rule, place: INDORE, days: 31, most: 9 }).length).toBeGreaterThan(2);
});
