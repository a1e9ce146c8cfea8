/** Prints what it costs to match one profile with 10,000 candidates, beside only reading their numbers, and what a birth and a year of panchangs cost. */
import { matchGuna } from "#contract/horoscope/guna/match.ts";
import { gunaTotals } from "#contract/horoscope/guna/totals.ts";
import { manglikOf } from "#contract/horoscope/manglik/manglik.ts";
import { moonArc } from "#contract/horoscope/moon.ts";
import { HALF_PADAS, type MoonArc } from "#contract/horoscope/moon-arc.ts";
import { panchangOf } from "#contract/panchang/panchang.ts";

const CANDIDATES = 10_000;
const RUNS = 20;
const BIRTHS = 200;
const PLACE = { lat: 22.72, lng: 75.86 };

const candidates: MoonArc[] = Array.from({ length: CANDIDATES }, (_, at) => ({
  from: (at * 97) % HALF_PADAS,
  // Most families know the hour; one in ten knows the day alone.
  count: at % 10 === 0 ? 9 : 1 + (at % 2),
}));
const person = { from: 28, count: 2 };

const bare = median(() => candidates.reduce((sum, { from, count }) => sum + from + count, 0));
const totals = median(() => {
  const total = gunaTotals(person, "groom");
  return candidates.reduce((sum, candidate) => sum + total(candidate)!.max, 0);
});
const explained = median(
  () => candidates.reduce((sum, candidate) => sum + matchGuna(person, candidate).total!.max, 0),
  3,
);
console.log(`one profile, ${CANDIDATES} candidates     ms     beside reading them`);
for (const [name, ms] of Object.entries({
  "their numbers read": bare,
  "totals for a list": totals,
  "with all reasons": explained,
}))
  console.log(`${name.padEnd(34)} ${ms.toFixed(2).padStart(8)} ${(ms / bare).toFixed(0).padStart(10)} x`);

const days = Array.from({ length: BIRTHS }, (_, at) =>
  new Date(Date.UTC(1970, 0, 1 + at * 97)).toISOString().slice(0, 10),
);
const year = Array.from({ length: 365 }, (_, at) => new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10));
const each = (work: (date: string) => unknown) => median(() => days.map(work), 3) / BIRTHS;
console.log("one birth, or a year                    ms");
for (const [name, ms] of Object.entries({
  "Moon, exact time": each((date) => moonArc({ date, time: "08:01" })),
  "manglik, exact time": each((date) => manglikOf({ date, time: "08:01", place: PLACE })),
  "manglik, an hour to either side": each((date) =>
    manglikOf({ date, time: "08:01", withinMinutes: 60, place: PLACE }),
  ),
  "panchang of a year": median(() => year.map((date) => panchangOf(date, PLACE)), 3),
}))
  console.log(`${name.padEnd(34)} ${ms.toFixed(2).padStart(8)}`);

function median(work: () => unknown, runs = RUNS): number {
  const times = Array.from({ length: runs }, () => {
    const started = performance.now();
    work();
    return performance.now() - started;
  });
  return times.sort((a, b) => a - b)[Math.floor(runs / 2)]!;
}
