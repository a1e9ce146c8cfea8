/** The SQL of applications that nobody answers: whom to tell next, and that they were told. */
import { sql } from "kysely";
import { notBlockedBetween } from "#server/features/blocks/block-queries.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";

const OPEN = sql<boolean>`a.state in ('sent', 'seen') and x.filled_at is null and x.deleted_at is null and r.deleted_at is null`;

function unanswered({ db }: Handle) {
  return db
    .selectFrom("job_applications as a")
    .innerJoin("job_openings as x", "x.id", "a.opening_id")
    .innerJoin("resumes as r", "r.id", "a.resume_id")
    .where(OPEN)
    .where(notBlockedBetween("a.applicant_id", "x.owner_id"));
}

/** Openings with applications from before that day of which their owners were not told. */
export async function listSilentOpenings(ctx: Handle, before: Date, limit: number): Promise<string[]> {
  const rows = await unanswered(ctx)
    .select("a.opening_id")
    .distinct()
    .where("a.applied_at", "<", before)
    .where("a.employer_reminded_at", "is", null)
    .orderBy("a.opening_id")
    .limit(limit)
    .execute();
  return rows.map(({ opening_id }) => opening_id);
}

/** Those of one opening, held until the transaction ends, with its owner and title; none that another process holds. */
export function lockUnreminded(ctx: Handle, openingId: string, before: Date) {
  return unanswered(ctx)
    .select(["a.id", "x.owner_id", "x.name"])
    .where("a.opening_id", "=", openingId)
    .where("a.applied_at", "<", before)
    .where("a.employer_reminded_at", "is", null)
    .orderBy("a.id")
    .forUpdate("a")
    .skipLocked()
    .execute();
}

export async function markReminded({ db }: Handle, ids: string[], at: Date): Promise<void> {
  await db.updateTable("job_applications").set({ employer_reminded_at: at }).where("id", "in", ids).execute();
}

/** Applications whose employers were told before that day and have not answered since; held, none that another process holds. */
export function lockSilent(ctx: Handle, before: Date, limit: number) {
  return unanswered(ctx)
    .select(["a.id", "a.applicant_id", "a.applied_at", "x.name"])
    .where("a.employer_reminded_at", "<", before)
    .where("a.silence_told_at", "is", null)
    .orderBy("a.id")
    .limit(limit)
    .forUpdate("a")
    .skipLocked()
    .execute();
}

export async function markTold({ db }: Handle, ids: string[], at: Date): Promise<void> {
  await db.updateTable("job_applications").set({ silence_told_at: at }).where("id", "in", ids).execute();
}
