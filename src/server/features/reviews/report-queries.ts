/** The SQL of reports about businesses. */
import { type Insertable, sql, type Updateable } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { BusinessReports } from "#server/tables/database.ts";

/** False when a report of the same member about the business waits already. */
export async function insertReport({ db }: Handle, row: Insertable<BusinessReports>): Promise<boolean> {
  const made = await db
    .insertInto("business_reports")
    .values(row)
    .onConflict((c) => c.columns(["business_id", "member_id"]).where("decision", "is", null).doNothing())
    .returning("id")
    .executeTakeFirst();
  return made !== undefined;
}

/** Those that wait, the longest waiting first; none about what its owner has deleted. */
export function listWaiting({ db }: Handle, limit: number) {
  return db
    .selectFrom("business_reports as r")
    .innerJoin("businesses as b", "b.id", "r.business_id")
    .innerJoin("places as p", "p.id", "b.place_id")
    .innerJoin("members as o", "o.id", "b.owner_id")
    .leftJoin("members as m", "m.id", "r.member_id")
    .select(["r.id", "r.reason", "r.text", "r.created_at", "r.business_id", "b.name", "b.approval", "b.updated_at"])
    .select(["p.slug as place_slug", "o.phone as owner_phone", "m.phone as reporter_phone"])
    .select([
      sql<string>`concat_ws(' ', o.first_name, o.last_name)`.as("owner_name"),
      sql<string>`concat_ws(' ', m.first_name, m.last_name)`.as("reporter_name"),
    ])
    .where("r.decision", "is", null)
    .where("b.deleted_at", "is", null)
    .orderBy("r.created_at")
    .orderBy("r.id")
    .limit(limit)
    .execute();
}
export type WaitingReport = Awaited<ReturnType<typeof listWaiting>>[number];

/** One that waits, held until the transaction ends. */
export function lockReport({ db }: Handle, id: string) {
  return db
    .selectFrom("business_reports as r")
    .innerJoin("businesses as b", "b.id", "r.business_id")
    .select(["r.id", "r.business_id", "r.member_id", "b.owner_id", "b.name"])
    .where("r.id", "=", id)
    .where("r.decision", "is", null)
    .forUpdate("r")
    .executeTakeFirst();
}

export async function updateReport({ db }: Handle, id: string, values: Updateable<BusinessReports>): Promise<void> {
  await db.updateTable("business_reports").set(values).where("id", "=", id).execute();
}
