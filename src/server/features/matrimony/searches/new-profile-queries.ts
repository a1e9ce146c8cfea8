/** The SQL of who is new to saved searches of profiles, and of whom was told. */
import { type Selectable, type SqlBool, sql } from "kysely";
import { notBlockedBy } from "#server/features/blocks/block-queries.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { MatrimonySearches } from "#server/tables/database.ts";
import { ACTS } from "../family/rights-queries.ts";
import { LISTED, matching, type ProfileFilters } from "../queries.ts";

/** The next ids after one, of members who may sign in and were not told today. */
export async function listDue(
  { db }: Handle,
  { after, day, limit }: { after: string; day: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom("matrimony_searches as s")
    .innerJoin("members as m", "m.id", "s.member_id")
    .select("s.id")
    .where("m.blocked_at", "is", null)
    .where("s.alerts_since", "is not", null)
    .where(sql<SqlBool>`s.told_on is distinct from ${day}::date`)
    .where("s.id", ">", after)
    .orderBy("s.id")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export type DueSearch = Selectable<MatrimonySearches> & { alerts_since: Date; plan_expires_at: Date | null };

/** One of them, held until the transaction ends; undefined when it is gone, silent, told of today, or held by another worker. */
export async function lockDue({ db }: Handle, id: string, day: string): Promise<DueSearch | undefined> {
  return db
    .selectFrom("matrimony_searches as s")
    .innerJoin("members as m", "m.id", "s.member_id")
    .selectAll("s")
    .select("m.plan_expires_at")
    .where("s.id", "=", id)
    .where("s.alerts_since", "is not", null)
    .where(sql<SqlBool>`s.told_on is distinct from ${day}::date`)
    .$narrowType<{ alerts_since: Date }>()
    .forUpdate("s")
    .skipLocked()
    .executeTakeFirst();
}

/** Whom others find since the search waits for them and of whom its member was not told; nobody for whom that member acts, or whom a block hides. */
export async function listNew(
  { db }: Handle,
  { id, member_id, alerts_since }: DueSearch,
  { filters, limit }: { filters: ProfileFilters; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom("matrimony_profiles as x")
    .innerJoin("members as m", (join) => join.on("m.id", "=", member_id))
    .select("x.id")
    .where(LISTED)
    .where(matching(filters))
    .where("x.approved_at", ">", alerts_since)
    .where(sql<SqlBool>`not ${ACTS}`)
    .where(notBlockedBy(member_id, "x.owner_id"))
    .where(
      sql<SqlBool>`not exists (select from matrimony_search_finds f where f.search_id = ${id} and f.profile_id = x.id)`,
    )
    .orderBy("x.approved_at")
    .orderBy("x.id")
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

export async function markTold(
  { db }: Handle,
  { id, profileIds }: { id: string; profileIds: string[] },
  { at, day }: { at: Date; day: string },
): Promise<void> {
  await db
    .insertInto("matrimony_search_finds")
    .values(profileIds.map((profile_id) => ({ search_id: id, profile_id, told_at: at })))
    .execute();
  await db.updateTable("matrimony_searches").set({ told_on: day }).where("id", "=", id).execute();
}
