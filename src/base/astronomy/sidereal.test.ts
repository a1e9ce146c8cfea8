/** Holds positions to published ones: six Moons, the ingress that the Positional Astronomy Centre prints, the ascendant where geometry gives it. */
import { e_tilt, MakeTime, SiderealTime } from "astronomy-engine";
import { expect, test } from "vitest";
import { siderealAscendant } from "./ascendant.ts";
import { nextCrossing } from "./crossing.ts";
import { ayanamsa, siderealLongitude, turned } from "./sidereal.ts";

const ist = (wall: string) => new Date(`${wall}:00+05:30`);

test.each([
  ["1947-08-15T00:00", 93.9837],
  ["1993-11-02T13:10", 47.1626],
  ["1995-08-07T08:01", 239.8649],
  ["1995-10-06T18:00", 322.6697],
  ["2000-01-01T12:00", 196.7118],
  ["2024-01-22T12:30", 57.9381],
])("at %s in India the Moon stands at %d degrees, to a hundredth", (wall, degrees) => {
  expect(Math.abs(siderealLongitude("moon", ist(wall)) - degrees)).toBeLessThan(0.01);
});

test("the Sun enters Mithuna in the minute that the Positional Astronomy Centre prints", () => {
  const sun = { angle: (at: Date) => siderealLongitude("sun", at), perDay: 0.9856 };
  const minute = (at: Date) => new Date(at.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 16);
  expect(minute(nextCrossing(sun, 60, ist("2026-06-10T00:00")))).toBe("2026-06-15T12:53");
  expect(minute(nextCrossing(sun, 60, ist("2025-09-01T00:00")))).toBe("2026-06-15T12:53");
  expect(minute(nextCrossing(sun, 60, ist("2026-06-16T00:00")))).toMatch("2027-06-15");
});

test("the ayanamsa without its nutation is the published mean value", () => {
  const mean = (at: Date) => ayanamsa(at) - e_tilt(MakeTime(at)).dpsi / 3600;
  expect(mean(new Date("2000-01-01T11:58:56Z"))).toBeCloseTo(23.85706, 5);
  expect(mean(new Date("2026-01-01T00:00:00Z"))).toBeCloseTo(24.22027, 4);
});

test("on the equator, when Aries culminates, the beginning of Cancer rises; anywhere, the Sun that rises is the lagna", () => {
  const at = new Date("2020-03-03T03:03:00Z");
  const lng = turned(-SiderealTime(at) * 15);
  expect(siderealAscendant(at, { lat: 0, lng })).toBeCloseTo(turned(90 - ayanamsa(at)), 6);
  const indore = { lat: 22.72, lng: 75.86 };
  const sunrise = ist("2025-11-22T06:43");
  const apart = turned(siderealAscendant(sunrise, indore) - siderealLongitude("sun", sunrise) + 180) - 180;
  expect(Math.abs(apart)).toBeLessThan(2);
});
