/** The SQL of the demo's invitations. */
import type { Insertable } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { Referrals } from "#server/tables/database.ts";

/** A member's account says who invited as well. */
export async function insertReferrals({ db }: Handle, rows: Insertable<Referrals>[]): Promise<void> {
  await db.insertInto("referrals").values(rows).execute();
  for (const { member_id, inviter_id } of rows)
    await db.updateTable("members").set({ invited_by: inviter_id }).where("id", "=", member_id).execute();
}
