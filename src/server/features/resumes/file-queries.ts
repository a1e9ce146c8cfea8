/** The SQL of the PDF files of resumes, and of who may read one. */
import { type Insertable, sql } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { ResumeFiles } from "#server/tables/database.ts";

export async function putFile({ db }: Handle, row: Insertable<ResumeFiles>): Promise<void> {
  const { resume_id: _, ...columns } = row;
  await db
    .insertInto("resume_files")
    .values(row)
    .onConflict((c) => c.column("resume_id").doUpdateSet(columns))
    .execute();
}

export async function deleteFile({ db }: Handle, resumeId: string): Promise<void> {
  await db.deleteFrom("resume_files").where("resume_id", "=", resumeId).execute();
}

/** The bytes, with what the file is called when it is stored. */
export function findFile({ db }: Handle, resumeId: string) {
  return db
    .selectFrom("resume_files as d")
    .innerJoin("resumes as x", "x.id", "d.resume_id")
    .select(["d.bytes", "x.name as headline"])
    .where("d.resume_id", "=", resumeId)
    .where("x.deleted_at", "is", null)
    .executeTakeFirst();
}

/** Its member, and the staff who are not the member. */
export async function isOwnOrOfStaff({ db }: Handle, resumeId: string, viewerId: string): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`select x.owner_id = m.id or m.staff_role is not null as may
    from resumes x, members m where x.id = ${resumeId} and x.deleted_at is null and m.id = ${viewerId} and m.blocked_at is null`.execute(
    db,
  );
  return rows[0]?.may ?? false;
}
