/** The time of a town, as its test sets it. */
import { untilTomorrow } from "#base/dates.ts";
import type { Clock } from "#server/platform/clock.ts";

/** A clock that tests move. */
export interface TestClock extends Clock {
  /** Goes on from that moment. */
  set(now: Date): void;
  /** Stands still, so that a slow machine does not cross a boundary, until it is set anew. */
  hold(): void;
  forward(ms: number): void;
}

/** Most files of tests are through in that time, and a test that opens a town of its own may wait for so long. */
const NEAR_MS = 45_000;

/** Waits where midnight in India is near: hardly a test then meets it in its middle, and the clocks of town, test and database still agree. */
export async function awayFromMidnight(now = new Date()): Promise<void> {
  const leftMs = untilTomorrow(now);
  if (leftMs < NEAR_MS) await new Promise((resolve) => setTimeout(resolve, leftMs + 100));
}

/** Begins now. */
export function testClock(): TestClock {
  let offset = 0;
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
