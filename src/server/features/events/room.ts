/** The places of an event: counted anew with each answer, and given to who waits for one as soon as they are free. */
import { itemTag } from "#contract/kinds.ts";
import { type Ctx, changed } from "#server/platform/context.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { countPersons, letCome, listWaiting } from "./answer-queries.ts";
import { tellMovedUp } from "./telling.ts";
import { type LockedEvent, lockEvent, updateEventRow } from "./write-queries.ts";

/** Of a line; nobody waits behind so many. */
const LINE_MOST = 2000;

/** Persons. */
export interface Counts {
  coming: number;
  perhaps: number;
  waiting: number;
}

/**
 * In the transaction of whatever may have freed a place, which holds the event. The first in the line comes first; who needs more places than are
 * free is passed over, so that none stays empty, and is asked again with the next. Nobody moves up once it has begun.
 */
export async function giveRoom(ctx: Handle & Pick<Ctx, "clock">, id: string): Promise<Counts> {
  const event = await lockEvent(ctx, id);
  let counts = await countPersons(ctx, id);
  if (event && counts.waiting > 0 && mayStillCome(event, ctx.clock.now())) {
    const movedUp = await whoFits(ctx, event, counts.coming);
    if (movedUp.length > 0) {
      await letCome(
        ctx,
        id,
        movedUp.map(({ member_id }) => member_id),
      );
      await tellMovedUp(ctx, id, movedUp);
      counts = await countPersons(ctx, id);
    }
  }
  const { coming: coming_count, perhaps: perhaps_count, waiting: waiting_count } = counts;
  await updateEventRow(ctx, id, { coming_count, perhaps_count, waiting_count });
  // Its page shows the numbers; lists do not.
  await changed(ctx, itemTag("gathering", id));
  return counts;
}

async function whoFits(ctx: Handle, { id, capacity }: LockedEvent, coming: number) {
  let free = capacity === null ? Number.POSITIVE_INFINITY : capacity - coming;
  return (await listWaiting(ctx, id, LINE_MOST)).filter(({ persons }) => {
    if (persons > free) return false;
    free -= persons;
    return true;
  });
}

function mayStillCome({ approval, held_at, cancelled_at, starts_at }: LockedEvent, now: Date): boolean {
  return approval === "approved" && held_at === null && cancelled_at === null && starts_at > now;
}
