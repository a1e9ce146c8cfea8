/** The daily upkeep of deleted profiles: a year later nothing of the biodata is left, nor the address from which it was declared. */
import { DAY_MS } from "#base/dates.ts";
import type { Base } from "#server/platform/context.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { emptyDeletedBefore } from "./ended-queries.ts";

const AT_ONCE = 100;
const YEAR_MS = 366 * DAY_MS;

/** Until then a family that complains, or the police, can still be answered. */
export async function emptyEndedProfiles(base: Base): Promise<void> {
  const before = new Date(base.clock.now().getTime() - YEAR_MS);
  for (let emptied = AT_ONCE; emptied === AT_ONCE; )
    emptied = await inTransaction(base, (base) => emptyDeletedBefore(base, { before, most: AT_ONCE }));
}
