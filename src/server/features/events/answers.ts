/** Who comes to an event: one answer a member, changed until it begins, never more persons than there is room for; names for the organiser alone. */
import type { ParsedOf, PayloadOf } from "#contract/endpoint.ts";
import type { OwnAnswer } from "#contract/events/event-views.ts";
import type { events } from "#contract/events/events.ts";
import { areBlocked } from "#server/features/blocks/blocks.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { takeOfDay } from "#server/platform/limits/attempts.ts";
import { type Handle, inTransaction } from "#server/platform/postgres/handle.ts";
import { pageOf, startOf } from "#server/platform/postgres/keyset.ts";
import { refuse } from "#server/platform/refusal.ts";
import { countPersons, deleteAnswer, findAnswer, listBetween, listGuests, putAnswer } from "./answer-queries.ts";
import { getVisible } from "./events.ts";
import { listByIds } from "./queries.ts";
import { type Counts, giveRoom } from "./room.ts";
import { type LockedEvent, lockEvent } from "./write-queries.ts";

const PER_MEMBER = { name: "event-answer", most: 60 };

/**
 * Whoever answers holds the event, so that the room is counted one after the other. Who comes where there is no room waits for it; who comes already
 * and would bring more is refused, for they would lose the places that they have. The same answer again changes nothing.
 */
export function answerEvent(
  ctx: Ctx,
  { fkEventId: id, answer, persons }: ParsedOf<typeof events.answer>,
): Promise<{ own: OwnAnswer } & Counts> {
  const memberId = memberOf(ctx).id;
  return inTransaction(ctx, async (ctx) => {
    const event = (await lockEvent(ctx, id)) ?? refuse("event.not-found");
    if (event.owner_id === memberId) refuse("event.own-thing");
    if (event.approval !== "approved" || event.held_at !== null) refuse("event.not-found");
    if (await areBlocked(ctx, memberId, event.owner_id)) refuse("event.not-found");
    if (event.cancelled_at !== null || event.starts_at <= ctx.clock.now()) refuse("event.closed");
    const before = await findAnswer(ctx, id, memberId);
    const wanted = { answer, persons: answer === "no" ? 0 : persons };
    const own = answer === "coming" ? await placeFor(ctx, event, { memberId, persons, before }) : wanted;
    await takeOfDay(ctx, PER_MEMBER, memberId, "event.answered-often");
    const keepsTurn = own.answer === "waiting" && before?.answer === "waiting" && own.persons <= before.persons;
    const answered_at = keepsTurn ? before.answered_at : ctx.clock.now();
    await putAnswer(ctx, { event_id: id, member_id: memberId, ...own, answered_at });
    return { own, ...(await giveRoom(ctx, id)) };
  });
}

/** The caller's answer, and how many come now. */
export async function ownAnswerTo(ctx: Ctx, id: string): Promise<PayloadOf<typeof events.fetchOwnAnswer>> {
  const { coming_count: coming, perhaps_count: perhaps, waiting_count: waiting } = await getVisible(ctx, id);
  const found = await findAnswer(ctx, id, memberOf(ctx).id);
  return { own: found ? { answer: found.answer, persons: found.persons } : null, coming, perhaps, waiting };
}

/** Coming, or waiting where there is no room for so many. */
async function placeFor(
  ctx: Ctx,
  { id, capacity }: LockedEvent,
  { memberId, persons, before }: { memberId: string; persons: number; before: OwnAnswer | undefined },
): Promise<OwnAnswer> {
  if (capacity === null) return { answer: "coming", persons };
  const free = Math.max(0, capacity - (await countPersons(ctx, id, memberId)).coming);
  if (persons <= free) return { answer: "coming", persons };
  if (before?.answer === "coming" || persons > capacity) refuse("event.full", { n: free });
  return { answer: "waiting", persons };
}

/** For the organiser: who has answered. */
export async function guestPage(
  ctx: Ctx,
  { id, limit, cursor }: ParsedOf<typeof events.fetchGuests>,
): Promise<PayloadOf<typeof events.fetchGuests>> {
  const [event] = await listByIds(ctx, [id]);
  if (!event || event.deleted_at || event.owner_id !== memberOf(ctx).id) refuse("event.not-found");
  const page = pageOf(await listGuests(ctx, { eventId: id, from: startOf(cursor), limit }), limit);
  return {
    guests: page.rows.map(({ name, city, city_hi, answer, persons, answered_at }) => ({
      name,
      city,
      cityHi: city_hi,
      answer,
      persons,
      answeredAt: answered_at.toISOString(),
    })),
    nextCursor: page.nextCursor,
  };
}

/** When one of two members blocks the other: what they answered to each other's events is taken back. */
export async function endEventAnswersBetween(
  ctx: Handle & Pick<Ctx, "clock">,
  one: string,
  other: string,
): Promise<void> {
  for (const { event_id, member_id } of await listBetween(ctx, one, other, ctx.clock.now())) {
    if (!(await lockEvent(ctx, event_id))) continue;
    await deleteAnswer(ctx, event_id, member_id);
    await giveRoom(ctx, event_id);
  }
}
