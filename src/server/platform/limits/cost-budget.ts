/** How much costly work somebody may cause: what the work took is owed, and the debt is paid off as time passes. */
import { LRUCache } from "lru-cache";

export interface CostBudget {
  /** 0 while somebody may cause more, else the whole seconds until then. */
  secondsToWait(who: string): number;
  /** Adds what work for somebody took, in milliseconds. */
  charge(who: string, ms: number): void;
}

/** So many are remembered, by a process. */
const DEBTORS = 20_000;

/** Everybody may owe `mostMs`; so much is paid off within `perMs`. `now` in milliseconds, by any clock that never goes back. */
export function createCostBudget(
  { mostMs, perMs }: { mostMs: number; perMs: number },
  now: () => number = () => performance.now(),
): CostBudget {
  const debts = new LRUCache<string, { ms: number; at: number }>({ max: DEBTORS });
  const pace = mostMs / perMs;
  const owed = (who: string) => {
    const debt = debts.get(who);
    return debt ? Math.max(0, debt.ms - (now() - debt.at) * pace) : 0;
  };
  return {
    secondsToWait(who) {
      const above = owed(who) - mostMs;
      return above < 0 ? 0 : Math.max(1, Math.ceil(above / pace / 1000));
    },
    charge: (who, ms) => void debts.set(who, { ms: owed(who) + ms, at: now() }),
  };
}
