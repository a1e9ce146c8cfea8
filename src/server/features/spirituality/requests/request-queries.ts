/** The SQL of requests for rites and of what happened to each. */
import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import { notBlockedBetween } from "#server/features/blocks/block-queries.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { atMicros, isBefore, type Keyset } from "#server/platform/postgres/keyset.ts";
import type { SevaRequestEvents, SevaRequests } from "#server/tables/database.ts";

export const OPEN = ["asked", "accepted", "proposed"] as const;

function rows({ db }: Handle) {
  return db
    .selectFrom("seva_requests as r")
    .innerJoin("seva_entries as e", "e.id", "r.entry_id")
    .innerJoin("members as a", "a.id", "r.asker_id")
    .selectAll("r")
    .select(["e.name as entry_name", "e.deleted_at as entry_deleted_at", "e.approval as entry_approval"])
    .select(sql<string>`a.first_name || ' ' || a.last_name`.as("asker_name"))
    .select(atMicros("r.created_at"));
}
export type RequestRow = Awaited<ReturnType<typeof listOf>>[number];

/** One row more than `limit`, newest first; none between two of whom one has blocked the other. */
export function listOf(
  ctx: Handle,
  side: "owner_id" | "asker_id",
  { memberId, from, limit }: { memberId: string; from: Keyset; limit: number },
) {
  return rows(ctx)
    .where(`r.${side}`, "=", memberId)
    .where(notBlockedBetween("r.owner_id", "r.asker_id"))
    .where(isBefore("r.created_at", "r.id", from))
    .orderBy("r.created_at", "desc")
    .orderBy("r.id", "desc")
    .limit(limit + 1)
    .execute();
}

/** One of which the member is a side, and neither has blocked the other. */
export function findRequest(ctx: Handle, id: string, memberId: string): Promise<RequestRow | undefined> {
  return rows(ctx)
    .where("r.id", "=", id)
    .where((e) => e.or([e("r.owner_id", "=", memberId), e("r.asker_id", "=", memberId)]))
    .where(notBlockedBetween("r.owner_id", "r.asker_id"))
    .executeTakeFirst();
}

/** Held until the transaction ends. */
export function lockRequest({ db }: Handle, id: string): Promise<Selectable<SevaRequests> | undefined> {
  return db.selectFrom("seva_requests").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

/** False when another of the same asker is open for the entry. */
export async function insertRequest({ db }: Handle, row: Insertable<SevaRequests>): Promise<boolean> {
  const inserted = await db
    .insertInto("seva_requests")
    .values(row)
    .onConflict((c) => c.columns(["entry_id", "asker_id"]).where("state", "in", OPEN).doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function updateRequestRow({ db }: Handle, id: string, values: Updateable<SevaRequests>): Promise<void> {
  await db.updateTable("seva_requests").set(values).where("id", "=", id).execute();
}

export async function insertEvent({ db }: Handle, row: Insertable<SevaRequestEvents>): Promise<void> {
  await db.insertInto("seva_request_events").values(row).execute();
}

/** The phone of the entry and its person, and the asker's. */
export function findContacts({ db }: Handle, id: string) {
  return db
    .selectFrom("seva_requests as r")
    .innerJoin("seva_entries as e", "e.id", "r.entry_id")
    .innerJoin("members as a", "a.id", "r.asker_id")
    .select(["e.contact_person", "e.phone as entry_phone", "a.phone as asker_phone"])
    .select(sql<string>`a.first_name || ' ' || a.last_name`.as("asker_name"))
    .where("r.id", "=", id)
    .executeTakeFirstOrThrow();
}

/** Ends at most so many open ones whose last day lies before this one. */
export async function expireBefore(
  { db }: Handle,
  { day, now, most }: { day: string; now: Date; most: number },
): Promise<string[]> {
  const { rows } = await sql<{
    id: string;
  }>`update seva_requests set state = 'expired', updated_at = ${now}, ended_at = ${now} where id in
    (select id from seva_requests where state in ('asked', 'accepted', 'proposed') and greatest(day, coalesce(proposed_day, day)) < ${day}::date
      order by id limit ${most} for update)
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** What is open or confirmed between two members, either way round, is so no more. */
export async function endAllBetween({ db }: Handle, one: string, other: string, now: Date): Promise<string[]> {
  const ended = await db
    .updateTable("seva_requests")
    .set({ state: "withdrawn", updated_at: now, ended_at: now })
    .where("owner_id", "in", [one, other])
    .where("asker_id", "in", [one, other])
    .where("state", "in", [...OPEN, "confirmed"])
    .returning("id")
    .execute();
  return ended.map(({ id }) => id);
}
