/** The time of a town, as its test sets it. */
import { hourOf, untilTomorrow } from "#base/dates.ts";
import type { Clock } from "#server/platform/clock.ts";

/** A clock that tests move. */
export interface TestClock extends Clock {
  /** Goes on from that moment. */
  set(now: Date): void;
  /** Stands still, so that a slow machine does not cross a boundary, until it is set anew. */
  hold(): void;
  forward(ms: number): void;
}

const LATE_HOUR = 21;
const MINUTE_MS = 60_000;

/** How far the clocks of a run that begins in the last hours of a day go ahead, so that no test meets midnight in its middle. */
export function aheadOfMidnight(now: Date): number {
  return hourOf(now) < LATE_HOUR ? 0 : untilTomorrow(now) + MINUTE_MS;
}

/** Begins now, or so much ahead of it. */
export function testClock(aheadMs: number): TestClock {
  let offset = aheadMs;
  let held: number | undefined;
  return {
    now: () => new Date(held ?? Date.now() + offset),
    set: (now) => {
      held = undefined;
      offset = now.getTime() - Date.now();
    },
    hold: () => {
      held ??= Date.now() + offset;
    },
    forward: (ms) => {
      if (held !== undefined) held += ms;
      offset += ms;
    },
  };
}
