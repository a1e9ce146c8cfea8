/** The SQL of purposes, with what came of each. */
import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { DonationPurposes } from "#server/tables/database.ts";

const PURPOSE = [
  "id",
  "slug",
  "name",
  "name_hi",
  "about",
  "about_hi",
  "icon",
  "goal_paise",
  "gift_type",
  "closed_at",
] as const;
export type PurposeRow = Pick<Selectable<DonationPurposes>, (typeof PURPOSE)[number]>;
export type CountedPurpose = PurposeRow & { received: number; gifts: number };

/** In their order, each with what came less what went back. */
export function listPurposes({ db }: Handle): Promise<CountedPurpose[]> {
  return db
    .selectFrom("donation_purposes as p")
    .leftJoin("donations as d", (j) => j.onRef("d.purpose_id", "=", "p.id").on("d.status", "=", "received"))
    .select(PURPOSE.map((column) => `p.${column}` as const))
    .select(sql<number>`coalesce(sum(d.amount_paise - d.returned_paise), 0)::bigint`.as("received"))
    .select(sql<number>`count(d.id) filter (where d.returned_paise < d.amount_paise)::int`.as("gifts"))
    .groupBy("p.id")
    .orderBy("p.place")
    .orderBy("p.id")
    .limit(100)
    .execute();
}

export function findPurpose({ db }: Handle, id: number): Promise<PurposeRow | undefined> {
  return db.selectFrom("donation_purposes").select(PURPOSE).where("id", "=", id).executeTakeFirst();
}

/** Its id; undefined when another has this slug. */
export async function insertPurpose({ db }: Handle, row: Insertable<DonationPurposes>): Promise<number | undefined> {
  const made = await db
    .insertInto("donation_purposes")
    .values(row)
    .onConflict((c) => c.column("slug").doNothing())
    .returning("id")
    .executeTakeFirst();
  return made?.id;
}

/** False when there is no such purpose. */
export async function updatePurposeRow(
  { db }: Handle,
  id: number,
  values: Updateable<DonationPurposes>,
): Promise<boolean> {
  const row = await db
    .updateTable("donation_purposes")
    .set(values)
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}
