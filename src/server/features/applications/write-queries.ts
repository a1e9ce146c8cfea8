/** The SQL that writes applications and their receipts. */
import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import { newId } from "#base/ids.ts";
import type { Ctx } from "#server/platform/context.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { JobApplicationEvents, JobApplications } from "#server/tables/database.ts";

export type LockedApplication = Selectable<JobApplications>;

/** An opening that is not deleted; it does not change until the transaction ends. */
export function holdOpening({ db }: Handle, id: string) {
  return db
    .selectFrom("job_openings")
    .select(["id", "owner_id", "name", "approval", "held_at", "closed_at", "closing_date"])
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .forShare()
    .executeTakeFirst();
}

/** The member's application to it, held until the transaction ends. */
export function lockOfOpening({ db }: Handle, openingId: string, applicantId: string) {
  return db
    .selectFrom("job_applications")
    .selectAll()
    .where("opening_id", "=", openingId)
    .where("applicant_id", "=", applicantId)
    .forUpdate()
    .executeTakeFirst();
}

/** Held until the transaction ends. */
export function lockApplication({ db }: Handle, id: string): Promise<LockedApplication | undefined> {
  return db.selectFrom("job_applications").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

export async function insertApplication({ db }: Handle, row: Insertable<JobApplications>): Promise<void> {
  await db.insertInto("job_applications").values(row).execute();
}

export async function updateApplication(
  { db }: Handle,
  id: string,
  columns: Updateable<JobApplications>,
): Promise<void> {
  await db.updateTable("job_applications").set(columns).where("id", "=", id).execute();
}

/** Adds to the receipt, in the transaction of what it tells. */
export async function insertEvent(
  { db, clock }: Handle & Pick<Ctx, "clock">,
  event: Pick<Insertable<JobApplicationEvents>, "application_id" | "event" | "actor_id">,
): Promise<void> {
  await db
    .insertInto("job_application_events")
    .values({ ...event, id: newId(), created_at: clock.now() })
    .execute();
}

/** How many of an opening's the employer has not opened yet. */
export async function countUnseen({ db }: Handle, openingId: string): Promise<number> {
  const { total } = await db
    .selectFrom("job_applications")
    .select((e) => e.fn.countAll<number>().as("total"))
    .where("opening_id", "=", openingId)
    .where("state", "=", "sent")
    .executeTakeFirstOrThrow();
  return total;
}

/** The open ones between two members, whoever applied, held in one order. */
export async function lockBetween({ db }: Handle, one: string, other: string): Promise<LockedApplication[]> {
  return db
    .selectFrom("job_applications as a")
    .innerJoin("job_openings as x", "x.id", "a.opening_id")
    .selectAll("a")
    .where(
      sql<boolean>`((a.applicant_id = ${one} and x.owner_id = ${other}) or (a.applicant_id = ${other} and x.owner_id = ${one}))`,
    )
    .orderBy("a.id")
    .forUpdate("a")
    .execute();
}

/** Who has applied to an opening and was not turned down, without those whom a block hides from its owner. */
export function listHopeful({ db }: Handle, openingId: string): Promise<Array<{ id: string; applicant_id: string }>> {
  return db
    .selectFrom("job_applications as a")
    .innerJoin("job_openings as x", "x.id", "a.opening_id")
    .innerJoin("resumes as r", "r.id", "a.resume_id")
    .select(["a.id", "a.applicant_id"])
    .where("a.opening_id", "=", openingId)
    .where("a.state", "in", ["sent", "seen", "shortlisted"])
    .where("r.deleted_at", "is", null)
    .orderBy("a.id")
    .execute();
}
