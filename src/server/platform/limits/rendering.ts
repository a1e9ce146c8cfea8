/** Lets in the making of pages and files that are not in memory: within the budget of each address, a few at a time, addresses in turn, and refused early once too many wait. */
import type { Ports } from "#server/platform/ports.ts";
import { BUSY_SECONDS, Refusal, refuse } from "#server/platform/refusal.ts";
import { limitConcurrency } from "./concurrency.ts";
import { createCostBudget } from "./cost-budget.ts";

/** While one waits for the database another one draws; more at a time would only make each take longer. What waits is done within a second or two. Half of the places for one address: a whole town may be behind it. Whoever has waited so long is better told to come back than kept. */
const PAGES = { running: 3, waiting: 120, waitingOfOne: 60, mostWaitMs: 2000 };
const FIVE_MINUTES_MS = 5 * 60_000;

/** A limit for one process, of whose time an address may have so many seconds in five minutes. It refuses with 'rate.limited' whoever has used them up, with 'server.unavailable' when too many wait or one has waited too long; both say the seconds. `patience`: how many times longer than usual one may wait. */
export function limitRendering(secondsPerFiveMinutes: number, limits = PAGES, patience = 1): Ports["render"] {
  const budget = createCostBudget({ mostMs: secondsPerFiveMinutes * 1000, perMs: FIVE_MINUTES_MS });
  const inTurn = limitConcurrency({
    ...limits,
    mostWaitMs: limits.mostWaitMs * patience,
    refusal: () => new Refusal("server.unavailable", { seconds: BUSY_SECONDS }),
  });
  const refuseBeyondBudget = (address: string) => {
    const seconds = budget.secondsToWait(address);
    if (seconds > 0) refuse("rate.limited", { seconds });
  };
  return async (address, work) => {
    refuseBeyondBudget(address);
    return inTurn(address, async () => {
      // What came before it in the queue may have used the rest.
      refuseBeyondBudget(address);
      const from = performance.now();
      try {
        return await work();
      } finally {
        budget.charge(address, performance.now() - from);
      }
    });
  };
}
