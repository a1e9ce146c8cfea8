/** The SQL that finds whom a requirement fits: owners of businesses of its city and subcategory, and who sells that there in quantity. */
import { sql } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { isPublicWant } from "./listed.ts";
import type { LockedWant } from "./write-queries.ts";

interface Sought {
  now: Date;
  /** Since when tellings count against an owner's day. */
  since: Date;
  /** So many of a member in that time. */
  perDay: number;
  most: number;
}

/** Members with a running plan who allow it, have not been told of it, and have room today; none between whom and the buyer is a block. Those who were told of the fewest come first. */
export async function listSellers(
  { db }: Handle,
  want: Pick<LockedWant, "id" | "owner_id" | "place_id" | "subcategory_id">,
  { now, since, perDay, most }: Sought,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with fitting as (
      select owner_id as id from businesses where deleted_at is null and approval = 'approved' and place_id = ${want.place_id}
        and (subcategory_id = ${want.subcategory_id} or further_subcategory_ids @> array[${want.subcategory_id}::int])
      union
      select x.owner_id from sellers x where ${sql.raw(isPublicWant("x"))} and x.place_id = ${want.place_id} and x.subcategory_id = ${want.subcategory_id})
    select m.id from fitting f join members m on m.id = f.id
      cross join lateral (select count(*)::int as told from want_tellings t where t.member_id = m.id and t.told_at > ${since}) d
    where m.id <> ${want.owner_id} and m.blocked_at is null and m.plan_expires_at > ${now} and d.told < ${perDay}
      and not exists (select from want_settings s where s.member_id = m.id and not s.tells_of_requirements)
      and not exists (select from want_tellings t where t.requirement_id = ${want.id} and t.member_id = m.id)
      and not exists (select from blocks k where (k.blocker_id = m.id and k.blocked_id = ${want.owner_id}) or (k.blocker_id = ${want.owner_id} and k.blocked_id = m.id))
    order by d.told, m.id limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Writes it into the ledger; false when it stands there. Of two at a time, the later waits for the earlier. */
export async function insertTelling(
  { db }: Handle,
  row: { requirement_id: string; member_id: string; told_at: Date },
): Promise<boolean> {
  const made = await db
    .insertInto("want_tellings")
    .values(row)
    .onConflict((c) => c.columns(["requirement_id", "member_id"]).doNothing())
    .returning("member_id")
    .executeTakeFirst();
  return made !== undefined;
}

/** How many a member was told of since. */
export async function countTellings({ db }: Handle, memberId: string, since: Date): Promise<number> {
  // Whoever tells the same member at the same time waits.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`tellings of ${memberId}`}, 0))`.execute(db);
  const { total } = await db
    .selectFrom("want_tellings")
    .select((e) => e.fn.countAll<number>().as("total"))
    .where("member_id", "=", memberId)
    .where("told_at", ">", since)
    .executeTakeFirstOrThrow();
  return total;
}

/** Ids of public requirements with free places after this one, the older ones first. */
export async function listOpenRequirements({ db }: Handle, after: string, most: number): Promise<string[]> {
  const { rows } = await sql<{
    id: string;
  }>`select x.id from requirements x where ${sql.raw(isPublicWant("x"))} and x.id > ${after}::uuid
    and (select count(*) from want_answers a where a.requirement_id = x.id and a.state in ('waiting', 'accepted')) < x.answers_most
    order by x.id limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}
