/** The SQL that writes resumes. */
import { type Insertable, sql, type Updateable } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { Resumes } from "#server/tables/database.ts";

/** Whether the member has one; whoever makes one at the same time waits until the transaction ends. */
export async function hasOneInTurn({ db }: Handle, ownerId: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`resume of ${ownerId}`}, 0))`.execute(db);
  const row = await db
    .selectFrom("resumes")
    .select("id")
    .where("owner_id", "=", ownerId)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertResume({ db }: Handle, row: Insertable<Resumes>): Promise<void> {
  await db.insertInto("resumes").values(row).execute();
}

export async function updateResumeRow({ db }: Handle, id: string, values: Updateable<Resumes>): Promise<void> {
  await db.updateTable("resumes").set(values).where("id", "=", id).execute();
}

/** Any member's, held until the transaction ends. */
export function lockResume({ db }: Handle, id: string) {
  return db
    .selectFrom("resumes")
    .selectAll()
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}
export type LockedResume = NonNullable<Awaited<ReturnType<typeof lockResume>>>;

/** Leaves nothing of the person; the row itself stays, for receipts of consents name it. */
export async function emptyResume({ db }: Handle, id: string, now: Date): Promise<void> {
  await db.deleteFrom("resume_files").where("resume_id", "=", id).execute();
  await db
    .updateTable("resumes")
    .set({
      name: "",
      full_name: "",
      summary: "",
      move_place_ids: [],
      current_salary: null,
      expected_salary: null,
      skills: [],
      languages: [],
      experience: "[]",
      education: "[]",
      phone: "",
      email: null,
      rejection_message: null,
      waiting_since: null,
      pending_edit: null,
      edit_rejection_message: null,
      updated_at: now,
      deleted_at: now,
    })
    .where("id", "=", id)
    .execute();
}
