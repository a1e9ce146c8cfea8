/** The SQL of the reasons for a year without payment. */
import type { Insertable } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { ExemptionReasons } from "#server/tables/database.ts";

const MOST = 100;

export function listReasons({ db }: Handle) {
  return db
    .selectFrom("exemption_reasons")
    .select(["id", "name", "name_hi", "needs_document", "is_active"])
    .orderBy("is_active", "desc")
    .orderBy("id")
    .limit(MOST)
    .execute();
}

/** One that can be chosen now. */
export function findActiveReason({ db }: Handle, id: number) {
  return db
    .selectFrom("exemption_reasons")
    .select(["id", "needs_document"])
    .where("id", "=", id)
    .where("is_active", "=", true)
    .executeTakeFirst();
}

/** False when another has the name. */
export async function insertReason({ db }: Handle, row: Insertable<ExemptionReasons>): Promise<boolean> {
  const made = await db
    .insertInto("exemption_reasons")
    .values(row)
    .onConflict((c) => c.column("name").doNothing())
    .returning("id")
    .executeTakeFirst();
  return made !== undefined;
}

/** Whether another than that one has the name. */
export async function isNameTaken({ db }: Handle, name: string, besides: number): Promise<boolean> {
  const other = await db
    .selectFrom("exemption_reasons")
    .select("id")
    .where("name", "=", name)
    .where("id", "<>", besides)
    .executeTakeFirst();
  return other !== undefined;
}

/** False when there is none. */
export async function updateReasonRow({ db }: Handle, id: number, row: Insertable<ExemptionReasons>): Promise<boolean> {
  const saved = await db
    .updateTable("exemption_reasons")
    .set(row)
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  return saved !== undefined;
}
