/** How fast owners answer what reaches them, which everybody may read of their business; made anew every day. */
import { DAY_MS } from "#base/dates.ts";
import { itemsChanged } from "#server/features/directory/changes.ts";
import type { Base } from "#server/platform/context.ts";
import type { Ports } from "#server/platform/ports.ts";
import { type Handle, inTransaction } from "#server/platform/postgres/handle.ts";
import { listChangedAnswerTimes, updateAnswerTime } from "./answer-time-queries.ts";
import { businessKind } from "./business-kind.ts";

/** The median over so many days and leads, once there are a few. */
const DAYS = 90;
const MOST_LEADS = 50;
const FEWEST_LEADS = 5;
/** Nothing is said of owners who take longer: the sentence recommends, it never shames. */
const OVERDUE_DAYS = 3;
const AT_ONCE = 100;
const A_DAY = 10_000;

/** The job of every night. */
export async function renewAnswerTimes(
  base: Handle & Pick<Base, "clock"> & { ports: Pick<Ports, "reindex"> },
): Promise<void> {
  const ago = (days: number) => new Date(base.clock.now().getTime() - days * DAY_MS);
  const changed = await listChangedAnswerTimes(base, {
    since: ago(DAYS),
    overdue: ago(OVERDUE_DAYS),
    most: MOST_LEADS,
    fewest: FEWEST_LEADS,
    limit: A_DAY,
  });
  for (let from = 0; from < changed.length; from += AT_ONCE)
    await inTransaction(base, async (base) => {
      const items = [];
      for (const one of changed.slice(from, from + AT_ONCE)) items.push(...(await updateAnswerTime(base, one)));
      await itemsChanged(base, businessKind, items);
    });
}
