/** Within how many days businesses are decided, from what the staff did lately: nothing is promised that is not so. */
import { DAY_MS } from "#base/dates.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { listDecisionTimes } from "./decision-time-queries.ts";

const LAST = 30;
const FEWEST = 5;
const MOST_OF_THEM = 0.8;

/** Within so many days four of five were decided; null while there were too few to say. */
export async function findDecisionDays(ctx: Handle): Promise<number | null> {
  const times = await listDecisionTimes(ctx, LAST);
  if (times.length < FEWEST) return null;
  const waits = times.map(({ created_at, done_at }) => done_at.getTime() - created_at.getTime()).sort((a, b) => a - b);
  return Math.max(1, Math.ceil(waits[Math.ceil(waits.length * MOST_OF_THEM) - 1]! / DAY_MS));
}
