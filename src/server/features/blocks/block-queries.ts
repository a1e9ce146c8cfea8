/** The SQL of blocks: the condition that every list of persons carries, and the blocks of a member. */
import { type Insertable, type RawBuilder, type SqlBool, sql } from "kysely";
import type { Ctx } from "#server/platform/context.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { atMicros, isBefore, type Keyset } from "#server/platform/postgres/keyset.ts";
import type { Blocks } from "#server/tables/database.ts";

/** True of rows that the caller may be shown: no block stands between the families of the caller and of the member in that column. */
export const notBlocked = ({ viewer }: Pick<Ctx, "viewer">, column: string): RawBuilder<SqlBool> =>
  notBlockedBy(viewer.kind === "member" ? viewer.id : null, column);

/** The same for a member who is not the caller; null is a visitor, whom nobody blocks. The list of the others is read once for a statement. */
export const notBlockedBy = (memberId: string | null, column: string): RawBuilder<SqlBool> =>
  memberId === null ? sql`true` : sql`${sql.ref(column)} <> all (array(${othersOf(memberId)}))`;

/** The same of two columns that each name a member. */
export const notBlockedBetween = (one: string, other: string): RawBuilder<SqlBool> =>
  sql`not are_hidden(${sql.ref(one)}, ${sql.ref(other)})`;

/** Rows of the members whom a block hides from the caller, either way: for conditions on what they own. */
export const blockedOthers = ({ viewer }: Pick<Ctx, "viewer">): RawBuilder<unknown> =>
  viewer.kind === "member" ? othersOf(viewer.id) : sql`select null::uuid where false`;

/** Also their families, and those whom the caller's own family has blocked or was blocked by; which those are, the database says (db/migrations/0348_families.sql). */
const othersOf = (memberId: string) => sql`select hidden_from(${memberId}::uuid)`;

/** Whether one of them, or of their families, has blocked the other. */
export async function hasBlock({ db }: Handle, one: string, other: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select are_hidden(${one}::uuid, ${other}::uuid) as has`.execute(db);
  return rows[0]!.has;
}

/** Whoever does something between the two at the same time waits until the transaction ends. */
export async function lockBetween({ db }: Handle, one: string, other: string): Promise<void> {
  const pair = [one, other].sort().join(" and ");
  await sql`select pg_advisory_xact_lock(hashtextextended(${`between ${pair}`}, 0))`.execute(db);
}

/** A member and whoever acts with them for a matrimonial profile, in one order. */
export async function listFamily({ db }: Handle, memberId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from family_of(${memberId}::uuid) as id order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Whether the first has blocked the second. */
export async function hasOwnBlock({ db }: Handle, blockerId: string, blockedId: string): Promise<boolean> {
  const row = await db
    .selectFrom("blocks")
    .select("id")
    .where("blocker_id", "=", blockerId)
    .where("blocked_id", "=", blockedId)
    .executeTakeFirst();
  return row !== undefined;
}

/** False when that block is there already. */
export async function insertBlock({ db }: Handle, row: Insertable<Blocks>): Promise<boolean> {
  const made = await db
    .insertInto("blocks")
    .values(row)
    .onConflict((c) => c.columns(["blocker_id", "blocked_id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return made !== undefined;
}

/** Whom it was about; undefined when it is another's or gone. */
export async function deleteBlock({ db }: Handle, id: string, blockerId: string): Promise<string | undefined> {
  const gone = await db
    .deleteFrom("blocks")
    .where("id", "=", id)
    .where("blocker_id", "=", blockerId)
    .returning("blocked_id")
    .executeTakeFirst();
  return gone?.blocked_id;
}

/** One row more than `limit`, newest first. */
export function listBlocks(
  { db }: Handle,
  { blockerId, from, limit }: { blockerId: string; from: Keyset; limit: number },
) {
  return db
    .selectFrom("blocks as b")
    .select(["b.id", "b.seen_through", "b.name", "b.created_at"])
    .select(atMicros("b.created_at"))
    .where("b.blocker_id", "=", blockerId)
    .where(isBefore("b.created_at", "b.id", from))
    .orderBy("b.created_at", "desc")
    .orderBy("b.id", "desc")
    .limit(limit + 1)
    .execute();
}
