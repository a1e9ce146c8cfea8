/** Lets a few pieces of heavy work run at the same time and a few more wait; the rest are told to come back. */
import { refuse } from "./refusal.ts";

/** Runs the work when its turn comes. */
export type Gate = <T>(work: () => Promise<T>) => Promise<T>;

/** A gate for at most `atWork` pieces of work and `waiting` more behind them; beyond that it refuses with 'server.busy'. */
export function createGate(atWork: number, waiting: number): Gate {
  let working = 0;
  const queue: Array<() => void> = [];
  return async (work) => {
    if (working >= atWork) {
      if (queue.length >= waiting) refuse("server.busy");
      await new Promise<void>((resolve) => queue.push(resolve));
    } else working += 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else working -= 1;
    }
  };
}
