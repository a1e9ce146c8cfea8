/** The SQL of answers to events: one row a member, and what is counted of them. */
import { sql } from "kysely";
import type { EventStand } from "#contract/events/choices.ts";
import { notBlocked } from "#server/features/blocks/block-queries.ts";
import type { Ctx } from "#server/platform/context.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { atMicros, isBefore, type Keyset } from "#server/platform/postgres/keyset.ts";

export function findAnswer({ db }: Handle, eventId: string, memberId: string) {
  return db
    .selectFrom("event_answers")
    .select(["answer", "persons", "answered_at"])
    .where("event_id", "=", eventId)
    .where("member_id", "=", memberId)
    .executeTakeFirst();
}

export async function putAnswer(
  { db }: Handle,
  row: { event_id: string; member_id: string; answer: EventStand; persons: number; answered_at: Date },
): Promise<void> {
  const { answer, persons, answered_at } = row;
  await db
    .insertInto("event_answers")
    .values(row)
    .onConflict((c) => c.columns(["event_id", "member_id"]).doUpdateSet({ answer, persons, answered_at }))
    .execute();
}

export async function deleteAnswer({ db }: Handle, eventId: string, memberId: string): Promise<void> {
  await db.deleteFrom("event_answers").where("event_id", "=", eventId).where("member_id", "=", memberId).execute();
}

/** Persons by answer, as the rows have them; the caller holds the event. */
export async function countPersons(
  { db }: Handle,
  eventId: string,
  without?: string,
): Promise<{ coming: number; perhaps: number; waiting: number }> {
  const { rows } = await sql<{ coming: number; perhaps: number; waiting: number }>`select
      coalesce(sum(persons) filter (where answer = 'coming'), 0)::int as coming,
      coalesce(sum(persons) filter (where answer = 'perhaps'), 0)::int as perhaps,
      coalesce(sum(persons) filter (where answer = 'waiting'), 0)::int as waiting
    from event_answers where event_id = ${eventId} and ${without === undefined ? sql`true` : sql`member_id <> ${without}`}`.execute(
    db,
  );
  return rows[0]!;
}

/** Who waits for a place, the first in the line first; the caller holds the event. Nobody whom the staff have blocked. */
export function listWaiting({ db }: Handle, eventId: string, most: number) {
  return db
    .selectFrom("event_answers as a")
    .innerJoin("members as m", "m.id", "a.member_id")
    .select(["a.member_id", "a.persons"])
    .where("a.event_id", "=", eventId)
    .where("a.answer", "=", "waiting")
    .where("m.blocked_at", "is", null)
    .orderBy("a.answered_at")
    .orderBy("a.member_id")
    .limit(most)
    .execute();
}

/** The caller holds the event. */
export async function letCome({ db }: Handle, eventId: string, memberIds: readonly string[]): Promise<void> {
  await db
    .updateTable("event_answers")
    .set({ answer: "coming" })
    .where("event_id", "=", eventId)
    .where("member_id", "in", memberIds)
    .execute();
}

/** Nobody whom a block or the staff hide from the caller; one row more than `limit`, the latest answer first. */
export function listGuests(
  ctx: Pick<Ctx, "db" | "viewer"> & Handle,
  { eventId, from, limit }: { eventId: string; from: Keyset; limit: number },
) {
  return ctx.db
    .selectFrom("event_answers as a")
    .innerJoin("members as m", "m.id", "a.member_id")
    .leftJoin("places as p", "p.id", "m.place_id")
    .select(["a.member_id as id", "a.answer", "a.persons", "a.answered_at", "p.name as city", "p.name_hi as city_hi"])
    .select(sql<string>`concat_ws(' ', m.first_name, m.last_name)`.as("name"))
    .select(atMicros("a.answered_at"))
    .where("a.event_id", "=", eventId)
    .where("m.blocked_at", "is", null)
    .where(notBlocked(ctx, "a.member_id"))
    .where(isBefore("a.answered_at", "a.member_id", from))
    .orderBy("a.answered_at", "desc")
    .orderBy("a.member_id", "desc")
    .limit(limit + 1)
    .execute();
}

/** The events to come that one of the two organises and the other has answered. */
export async function listBetween({ db }: Handle, one: string, other: string, now: Date) {
  const { rows } = await sql<{ event_id: string; member_id: string }>`select a.event_id, a.member_id
    from event_answers a join events x on x.id = a.event_id
    where x.ends_at > ${now} and ((x.owner_id = ${one} and a.member_id = ${other}) or (x.owner_id = ${other} and a.member_id = ${one}))
    order by a.event_id limit 200`.execute(db);
  return rows;
}

/** Whoever said coming or perhaps, or waits, after this member by id. */
export async function listToTell(
  { db }: Handle,
  { eventId, after, limit }: { eventId: string; after: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom("event_answers as a")
    .innerJoin("members as m", "m.id", "a.member_id")
    .select("a.member_id")
    .where("a.event_id", "=", eventId)
    .where("a.answer", "<>", "no")
    .where("m.blocked_at", "is", null)
    .where("a.member_id", ">", after)
    .orderBy("a.member_id")
    .limit(limit)
    .execute();
  return rows.map(({ member_id }) => member_id);
}

/** At most so many who come to an event that begins between the two instants and were not reminded; they are by it. */
export async function takeToRemind(
  { db }: Handle,
  { from, before, now, most }: { from: Date; before: Date; now: Date; most: number },
): Promise<Array<{ event_id: string; member_id: string }>> {
  const { rows } = await sql<{ event_id: string; member_id: string }>`update event_answers a set reminded_at = ${now}
    from (select a.event_id, a.member_id from event_answers a join events x on x.id = a.event_id join members m on m.id = a.member_id
        where a.answer = 'coming' and a.reminded_at is null and m.blocked_at is null
          and x.starts_at >= ${from} and x.starts_at < ${before}
          and x.deleted_at is null and x.approval = 'approved' and x.held_at is null and x.cancelled_at is null
        order by a.event_id, a.member_id limit ${most} for update of a skip locked) t
    where a.event_id = t.event_id and a.member_id = t.member_id
    returning a.event_id, a.member_id`.execute(db);
  return rows;
}

/** Another time is another reminder. */
export async function forgetReminders({ db }: Handle, eventId: string): Promise<void> {
  await db.updateTable("event_answers").set({ reminded_at: null }).where("event_id", "=", eventId).execute();
}
