/** What whoever answered an event is told: that it was called off or changed, that there is room now, and the day before that it is tomorrow. */
import { maskContacts } from "#base/contact-mask.ts";
import { DAY_MS, dayOf, showDate, showTime } from "#base/dates.ts";
import { notify } from "#server/features/notifications/notifications.ts";
import type { Base, Ctx } from "#server/platform/context.ts";
import { type Handle, inTransaction } from "#server/platform/postgres/handle.ts";
import { listToTell, takeToRemind } from "./answer-queries.ts";
import { eventPath } from "./gathering-kind.ts";
import { type EventRow, listByIds } from "./queries.ts";

/** The task's name in the queue. */
export const TELL_GUESTS = "tell-guests";
const BATCH = 200;
const FIRST_ID = "00000000-0000-0000-0000-000000000000";

interface News {
  eventId: string;
  news: "cancelled" | "changed";
}

/** In the caller's transaction: they are told once it commits. */
export function tellGuests(ctx: Ctx, { eventId, news }: News): Promise<void> {
  return ctx.ports.addJob(ctx, TELL_GUESTS, { eventId, news }, { jobKey: `${TELL_GUESTS}:${eventId}:${news}` });
}

/** The task: each batch in a transaction of its own. When it is run again, a notice takes the place of the one before. */
export async function tellGuestsNow(base: Base, { eventId, news }: News): Promise<void> {
  const [event] = await listByIds(base, [eventId]);
  if (!event || event.deleted_at || event.ends_at <= base.clock.now()) return;
  for (let after = FIRST_ID, more = true; more; ) {
    const members = await listToTell(base, { eventId, after, limit: BATCH });
    await inTransaction(base, async (base) => {
      for (const memberId of members) await tell(base, event, memberId, news);
    });
    after = members.at(-1) ?? after;
    more = members.length === BATCH;
  }
}

/** The timed job of the evening: whoever comes tomorrow is reminded, once. */
export async function remindOfEvents(base: Base): Promise<void> {
  const now = base.clock.now();
  const midnight = (days: number) => new Date(`${dayOf(new Date(now.getTime() + days * DAY_MS))}T00:00:00+05:30`);
  for (let taken = BATCH; taken === BATCH; )
    taken = await inTransaction(base, async (base) => {
      const guests = await takeToRemind(base, { from: midnight(1), before: midnight(2), now, most: BATCH });
      const ids = [...new Set(guests.map(({ event_id }) => event_id))];
      const events = new Map(ids.length > 0 ? (await listByIds(base, ids)).map((row) => [row.id, row]) : []);
      for (const { event_id, member_id } of guests) await tell(base, events.get(event_id)!, member_id, "reminder");
      return guests.length;
    });
}

/** In the transaction that gave them their places. */
export async function tellMovedUp(
  ctx: Handle & Pick<Ctx, "clock">,
  eventId: string,
  guests: ReadonlyArray<{ member_id: string; persons: number }>,
): Promise<void> {
  const [event] = await listByIds(ctx, [eventId]);
  if (!event) return;
  const { title, when, about, redirect } = saidOf(event);
  for (const { member_id: memberId, persons: n } of guests)
    await notify(ctx, { memberId, redirect, about, key: "notice.event.moved-up", values: { title, ...when, n } });
}

async function tell(base: Base, event: EventRow, memberId: string, news: News["news"] | "reminder"): Promise<void> {
  const { venue, cancel_reason } = event;
  const { title, when, ...rest } = saidOf(event);
  const common = { memberId, ...rest };
  if (news === "cancelled")
    await notify(base, {
      ...common,
      key: "notice.event.cancelled",
      values: { title, ...when, reason: maskContacts(cancel_reason ?? "") },
    });
  else
    await notify(base, {
      ...common,
      key: `notice.event.${news}`,
      values: { title, ...when, venue: maskContacts(venue) },
    });
}

/** What every notice about an event says. */
function saidOf(event: EventRow) {
  return {
    title: maskContacts(event.name),
    when: { date: showDate(event.starts_at), time: showTime(event.starts_at) },
    about: `event:${event.id}`,
    redirect: eventPath(event),
  };
}
