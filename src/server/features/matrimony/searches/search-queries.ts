/** The SQL of a member's saved searches of profiles. */
import { type Insertable, type Selectable, type SqlBool, sql, type Updateable } from "kysely";
import { notBlockedBy } from "#server/features/blocks/block-queries.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { MatrimonySearches } from "#server/tables/database.ts";
import { LISTED } from "../queries.ts";

const COLUMNS = ["s.id", "s.name", "s.filters", "s.alerts_since", "s.created_at"] as const;
export type SearchRow = Pick<
  Selectable<MatrimonySearches>,
  "id" | "name" | "filters" | "alerts_since" | "created_at"
> & {
  new_profiles: number;
};

/** The member's, newest first; with how many of the new ones can still be found. */
export function listOwn({ db }: Handle, memberId: string, id?: string): Promise<SearchRow[]> {
  return db
    .selectFrom("matrimony_searches as s")
    .select(COLUMNS)
    .select((e) =>
      e
        .selectFrom("matrimony_search_finds as f")
        .innerJoin("matrimony_profiles as x", "x.id", "f.profile_id")
        .select(sql<number>`count(*)::int`.as("total"))
        .whereRef("f.search_id", "=", "s.id")
        .whereRef("f.told_at", ">", "s.seen_at")
        .where(LISTED)
        .where(notBlockedBy(memberId, "x.owner_id"))
        .$asScalar()
        .$notNull()
        .as("new_profiles"),
    )
    .where("s.member_id", "=", memberId)
    .$if(id !== undefined, (q) => q.where("s.id", "=", id!))
    .orderBy("s.created_at", "desc")
    .orderBy("s.id")
    .limit(100)
    .execute();
}

/** Counts a member's; of two that are saved at once, the later waits for the earlier. */
export async function countInTurn({ db }: Handle, memberId: string): Promise<number> {
  await db.selectFrom("members").select("id").where("id", "=", memberId).forNoKeyUpdate().execute();
  const { total } = await db
    .selectFrom("matrimony_searches")
    .select((e) => e.fn.countAll<number>().as("total"))
    .where("member_id", "=", memberId)
    .executeTakeFirstOrThrow();
  return total;
}

/** The member's own with these filters takes the new name. */
export async function renameSame(
  { db }: Handle,
  { member_id, name, filters }: Pick<Insertable<MatrimonySearches>, "member_id" | "name"> & { filters: string },
): Promise<string | undefined> {
  const same = await db
    .updateTable("matrimony_searches")
    .set({ name })
    .where("member_id", "=", member_id)
    .where(sql<SqlBool>`filters = ${filters}::jsonb`)
    .returning("id")
    .executeTakeFirst();
  return same?.id;
}

export async function insertSearch({ db }: Handle, row: Insertable<MatrimonySearches>): Promise<void> {
  await db.insertInto("matrimony_searches").values(row).execute();
}

/** False when it does not exist or is another's. */
export async function updateSearch(
  { db }: Handle,
  { memberId, id }: { memberId: string; id: string },
  columns: Updateable<MatrimonySearches>,
): Promise<boolean> {
  const row = await db
    .updateTable("matrimony_searches")
    .set(columns)
    .where("member_id", "=", memberId)
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** False when it does not exist or is another's. */
export async function deleteSearch(
  { db }: Handle,
  { memberId, id }: { memberId: string; id: string },
): Promise<boolean> {
  const row = await db
    .deleteFrom("matrimony_searches")
    .where("member_id", "=", memberId)
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}
