/** The SQL that writes donations. */
import { type Insertable, sql, type Updateable } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { Donations } from "#server/tables/database.ts";

export async function insertDonation({ db }: Handle, row: Insertable<Donations>): Promise<void> {
  await db.insertInto("donations").values(row).execute();
}

export async function updateDonation({ db }: Handle, id: string, values: Updateable<Donations>): Promise<void> {
  await db.updateTable("donations").set(values).where("id", "=", id).execute();
}

/** So much has gone back by now; never more than was given. */
export async function setReturned({ db }: Handle, id: string, paise: number): Promise<void> {
  await db
    .updateTable("donations")
    .set({ returned_paise: sql`greatest(0, least(amount_paise, ${paise}::bigint))` })
    .where("id", "=", id)
    .execute();
}

/** Takes away what was typed for donations that were begun before then and never paid; answers how many those were. */
export async function emptyBegunBefore(
  { db }: Handle,
  { before, now, limit }: { before: Date; now: Date; limit: number },
): Promise<number> {
  const rows = await db
    .updateTable("donations")
    .set({
      donor_name: null,
      phone: null,
      email: null,
      address: null,
      pin_code: null,
      pan_sealed: null,
      pan_tail: null,
      tribute: null,
      tribute_name: null,
      emptied_at: now,
    })
    .where("id", "in", (e) =>
      e
        .selectFrom("donations")
        .select("id")
        .where("status", "=", "begun")
        .where("emptied_at", "is", null)
        .where("created_at", "<", before)
        .orderBy("created_at")
        .orderBy("id")
        .limit(limit),
    )
    .returning("id")
    .execute();
  return rows.length;
}

/** The account with this phone number, if it may be used. */
export async function findMemberByPhone({ db }: Handle, phone: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("members")
    .select("id")
    .where("phone", "=", phone)
    .where("blocked_at", "is", null)
    .executeTakeFirst();
  return row?.id;
}
