/** The time of a town, as its test sets it. */
import type { Clock } from "#server/platform/clock.ts";

/** A clock that tests move. */
export interface TestClock extends Clock {
  /** Goes on from that moment. */
  set(now: Date): void;
  /** Stands still, so that a slow machine does not cross a boundary, until it is set anew. */
  hold(): void;
  forward(ms: number): void;
}

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
