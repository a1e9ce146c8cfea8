/** The SQL of a member's saved searches. */
import { type Insertable, type Selectable, sql } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { SavedSearches } from "#server/tables/database.ts";
import type { SavedJobFilters } from "#server/tables/json-columns.ts";

const COLUMNS = [
  "s.id",
  "s.kind",
  "s.text",
  "s.place_id",
  "s.category_id",
  "s.subcategory_id",
  "s.with_picture",
  "s.price_from_paise",
  "s.price_to_paise",
  "s.job_filters",
  "s.created_at",
] as const;
export type SavedSearchRow = Omit<
  Selectable<SavedSearches>,
  "member_id" | "looked_to" | "newest_document" | "told_on" | "seen_at"
> & { new_items: number };

/** The member's, newest first; with what is new to each and public still. */
export function listOwn(ctx: Handle, memberId: string, id?: string): Promise<SavedSearchRow[]> {
  return ctx.db
    .selectFrom("saved_searches as s")
    .select(COLUMNS)
    .select(
      sql<number>`(select count(*)::int from saved_search_finds f where f.saved_search_id = s.id and f.found_at > s.seen_at
        and exists (select from search_documents d where d.id = f.item_id))`.as("new_items"),
    )
    .where("s.member_id", "=", memberId)
    .$if(id !== undefined, (q) => q.where("s.id", "=", id!))
    .orderBy("s.created_at", "desc")
    .orderBy("s.id")
    .limit(100)
    .execute();
}

/** Counts a member's; of two that are saved at once, the later waits for the earlier. */
export async function countInTurn(ctx: Handle, memberId: string): Promise<number> {
  await ctx.db.selectFrom("members").select("id").where("id", "=", memberId).forNoKeyUpdate().execute();
  const { total } = await ctx.db
    .selectFrom("saved_searches")
    .select((e) => e.fn.countAll<number>().as("total"))
    .where("member_id", "=", memberId)
    .executeTakeFirstOrThrow();
  return total;
}

/** The member's own that asks for the same. */
export function findSame(
  ctx: Handle,
  row: Pick<
    Selectable<SavedSearches>,
    | "member_id"
    | "kind"
    | "text"
    | "place_id"
    | "category_id"
    | "subcategory_id"
    | "with_picture"
    | "price_from_paise"
    | "price_to_paise"
    | "job_filters"
  >,
): Promise<{ id: string } | undefined> {
  return ctx.db
    .selectFrom("saved_searches")
    .select("id")
    .where("member_id", "=", row.member_id)
    .where("kind", "=", row.kind)
    .where(sql`lower(text)`, "=", sql`lower(${row.text})`)
    .where("place_id", "is not distinct from", row.place_id)
    .where("category_id", "is not distinct from", row.category_id)
    .where("subcategory_id", "is not distinct from", row.subcategory_id)
    .where("with_picture", "=", row.with_picture)
    .where("price_from_paise", "is not distinct from", row.price_from_paise)
    .where("price_to_paise", "is not distinct from", row.price_to_paise)
    .where(
      "job_filters",
      "is not distinct from",
      sql<SavedJobFilters | null>`${row.job_filters && JSON.stringify(row.job_filters)}::jsonb`,
    )
    .limit(1)
    .executeTakeFirst();
}

export async function insertSearch(ctx: Handle, row: Insertable<SavedSearches>): Promise<void> {
  await ctx.db.insertInto("saved_searches").values(row).execute();
}

/** How many rows became seen: 0 when it does not exist or is another's. */
export async function updateSeen(ctx: Handle, own: { memberId: string; id: string }, at: Date): Promise<number> {
  const rows = await ctx.db
    .updateTable("saved_searches")
    .set({ seen_at: at })
    .where("member_id", "=", own.memberId)
    .where("id", "=", own.id)
    .returning("id")
    .execute();
  return rows.length;
}

export async function deleteSearch(ctx: Handle, { memberId, id }: { memberId: string; id: string }): Promise<number> {
  const gone = await ctx.db
    .deleteFrom("saved_searches")
    .where("member_id", "=", memberId)
    .where("id", "=", id)
    .returning("id")
    .execute();
  return gone.length;
}
