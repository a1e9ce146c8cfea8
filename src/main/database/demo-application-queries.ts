/** The SQL of the demo's applications. */
import type { Insertable } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { JobApplications } from "#server/tables/database.ts";

const OPENINGS = 4;

/** Public ones, in the order of their making. */
export function listDemoOpenings({ db }: Handle) {
  return db
    .selectFrom("job_openings")
    .select(["id", "owner_id"])
    .where("approval", "=", "approved")
    .where("closed_at", "is", null)
    .orderBy("id")
    .limit(OPENINGS)
    .execute();
}

export function listDemoResumes({ db }: Handle) {
  return db
    .selectFrom("resumes")
    .select(["id", "owner_id"])
    .where("approval", "=", "approved")
    .where("deleted_at", "is", null)
    .orderBy("id")
    .limit(20)
    .execute();
}

export async function insertDemoApplication({ db }: Handle, row: Insertable<JobApplications>): Promise<void> {
  await db.insertInto("job_applications").values(row).execute();
}
