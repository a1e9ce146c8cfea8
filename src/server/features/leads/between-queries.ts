/** The SQL of what two members have to do with each other through leads. */
import { sql } from "kysely";
import { notBlockedBetween } from "#server/features/blocks/block-queries.ts";
import type { Kinds } from "#server/features/directory/kinds.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";

const BETWEEN = (one: string, other: string) =>
  sql`((l.owner_id = ${one} and l.member_id = ${other}) or (l.owner_id = ${other} and l.member_id = ${one}))`;

export async function listBetween({ db }: Handle, one: string, other: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select l.id from leads l where ${BETWEEN(one, other)}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The items that have leads between the two. */
export async function listItemsBetween({ db }: Handle, one: string, other: string): Promise<string[]> {
  const { rows } = await sql<{
    id: string;
  }>`select distinct l.item_id as id from leads l where ${BETWEEN(one, other)}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The items about which the member has sent leads. */
export async function listItemsAsked({ db }: Handle, memberId: string): Promise<string[]> {
  const rows = await db.selectFrom("leads").select("item_id").distinct().where("member_id", "=", memberId).execute();
  return rows.map(({ item_id }) => item_id);
}

/** Counts the leads of these items anew: those that a block hides are none. */
export async function recountItems({ db }: Handle, kinds: Kinds, ids: readonly string[]): Promise<void> {
  for (const { table, number } of kinds.filter(({ leads }) => leads !== undefined))
    await sql`update ${sql.table(table)} x set leads_count = (select count(*) from leads where item_kind = ${number} and item_id = x.id
        and owner_id = x.owner_id and ${notBlockedBetween("owner_id", "member_id")})
      where x.id = any (${ids}::uuid[])`.execute(db);
}
