/** The daily upkeep of volunteers: nobody's contact is stored for ever. */
import { DAY_MS } from "#base/dates.ts";
import type { Base } from "#server/platform/context.ts";
import { deleteOld } from "./staff-queries.ts";

const WITHDRAWN_DAYS = 30;
/** Of those who help no more, and of visitors whom nobody has reached. */
const SILENT_DAYS = 365;
const AT_ONCE = 500;

/** Deletes what was withdrawn a month ago, and what has been silent for a year. */
export async function forgetOldVolunteers(base: Base): Promise<void> {
  const before = (days: number) => new Date(base.clock.now().getTime() - days * DAY_MS);
  const limits = { withdrawnBefore: before(WITHDRAWN_DAYS), silentBefore: before(SILENT_DAYS), most: AT_ONCE };
  for (let deleted = AT_ONCE; deleted === AT_ONCE; ) deleted = await deleteOld(base, limits);
}
