/** The SQL that reads applications: for whoever applied, and for the employer. */
import { sql } from "kysely";
import type { ApplicationState } from "#contract/applications/views.ts";
import { notBlocked, notBlockedBetween } from "#server/features/blocks/block-queries.ts";
import type { Ctx } from "#server/platform/context.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { atMicros, isBefore, type Keyset } from "#server/platform/postgres/keyset.ts";

/** What is told of an application: one whose resume is gone is withdrawn, one that nobody answered before the place was taken is filled. */
const TOLD_STATE = sql<ApplicationState>`case when a.state = 'withdrawn' or r.deleted_at is not null then 'withdrawn'
  when a.state in ('sent', 'seen') and x.filled_at is not null then 'filled' else a.state end`;

/** What an employer may read: not withdrawn, the resume there and in order. */
const HANDED = sql<boolean>`(a.state <> 'withdrawn' and r.deleted_at is null and r.held_at is null and r.approval in ('pending', 'approved'))`;

function rows({ db }: Handle) {
  return db
    .selectFrom("job_applications as a")
    .innerJoin("job_openings as x", "x.id", "a.opening_id")
    .innerJoin("resumes as r", "r.id", "a.resume_id");
}

function ownRows(ctx: Ctx, applicantId: string) {
  return rows(ctx)
    .innerJoin("places as p", "p.id", "x.place_id")
    .select(["a.id", "a.opening_id", "a.words", "a.applied_at", "a.seen_at", "a.decided_at"])
    .select(["x.name", "x.company_name", "x.closed_at", "x.closing_date", "x.deleted_at", "x.approval", "x.held_at"])
    .select(["p.name as place_name", "p.name_hi as place_name_hi", TOLD_STATE.as("told_state")])
    .select(atMicros("a.applied_at"))
    .where("a.applicant_id", "=", applicantId)
    .where(notBlocked(ctx, "x.owner_id"));
}
export type OwnRow = Awaited<ReturnType<typeof listOwn>>[number];

/** One row more than `limit`, newest first. */
export function listOwn(ctx: Ctx, { applicantId, from, limit }: { applicantId: string; from: Keyset; limit: number }) {
  return ownRows(ctx, applicantId)
    .where(isBefore("a.applied_at", "a.id", from))
    .orderBy("a.applied_at", "desc")
    .orderBy("a.id", "desc")
    .limit(limit + 1)
    .execute();
}

export function findOwn(ctx: Ctx, applicantId: string, openingId: string): Promise<OwnRow | undefined> {
  return ownRows(ctx, applicantId).where("a.opening_id", "=", openingId).executeTakeFirst();
}

function applicantRows(ctx: Ctx) {
  return rows(ctx)
    .innerJoin("places as p", "p.id", "r.place_id")
    .select(["a.id", "a.opening_id", "a.applicant_id", "a.resume_id", "a.words", "a.applied_at", "a.seen_at"])
    .select(["a.decided_at", "a.revealed_at", "x.owner_id", "r.full_name", "r.name as headline", "r.skills"])
    .select(["r.experience_years", "p.name as place_name", "p.name_hi as place_name_hi"])
    .select(TOLD_STATE.as("told_state"))
    .select(atMicros("a.applied_at"))
    .where(HANDED)
    .where(notBlocked(ctx, "a.applicant_id"));
}
export type ApplicantRow = Awaited<ReturnType<typeof listApplicants>>[number];

/** One row more than `limit`, newest first: who has applied to an opening, without those whom a block hides. */
export function listApplicants(
  ctx: Ctx,
  { openingId, state, from, limit }: { openingId: string; state?: ApplicationState; from: Keyset; limit: number },
) {
  return applicantRows(ctx)
    .where("a.opening_id", "=", openingId)
    .$if(state !== undefined, (q) => q.where(TOLD_STATE, "=", state!))
    .where(isBefore("a.applied_at", "a.id", from))
    .orderBy("a.applied_at", "desc")
    .orderBy("a.id", "desc")
    .limit(limit + 1)
    .execute();
}

/** How many there are of each state. */
export async function countStates(ctx: Ctx, openingId: string): Promise<Record<string, number>> {
  const counted = await rows(ctx)
    .select(TOLD_STATE.as("state"))
    .select((e) => e.fn.countAll<number>().as("total"))
    .where("a.opening_id", "=", openingId)
    .where(HANDED)
    .where(notBlocked(ctx, "a.applicant_id"))
    .groupBy(TOLD_STATE)
    .execute();
  return Object.fromEntries(counted.map(({ state, total }) => [state, total]));
}

/** One that has been handed to the caller, whose opening it is about. */
export function findReceived(ctx: Ctx, id: string, employerId: string): Promise<ApplicantRow | undefined> {
  return applicantRows(ctx)
    .where("a.id", "=", id)
    .where("x.owner_id", "=", employerId)
    .where("x.deleted_at", "is", null)
    .executeTakeFirst();
}

/** Both members of an application, with the names under which they are read in it. */
export function findSides(ctx: Handle, id: string) {
  return rows(ctx)
    .select(["a.applicant_id", "x.owner_id", "x.company_name", "r.full_name"])
    .where("a.id", "=", id)
    .executeTakeFirst();
}

/** The caller's opening, as the list of applicants is headed. */
export function findOpening({ db }: Handle, id: string, ownerId: string) {
  return db
    .selectFrom("job_openings")
    .select(["id", "name", "closed_at", "closing_date", "filled_at"])
    .where("id", "=", id)
    .where("owner_id", "=", ownerId)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
}

/** Whether a member has a resume in hand by an application to an opening of theirs. */
export async function hasInHand(ctx: Handle, resumeId: string, employerId: string): Promise<boolean> {
  const row = await rows(ctx)
    .select("a.id")
    .where("a.resume_id", "=", resumeId)
    .where("x.owner_id", "=", employerId)
    .where("x.deleted_at", "is", null)
    .where(HANDED)
    .where(notBlockedBetween("a.applicant_id", "x.owner_id"))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
