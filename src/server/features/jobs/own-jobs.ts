/** What members do with their own job openings: post, save, list, delete; and the closing of those whose date has passed. */
import { dayOf } from "#base/dates.ts";
import { newId } from "#base/ids.ts";
import type { ParsedOf } from "#contract/endpoint.ts";
import type { JobView } from "#contract/job-views.ts";
import type { jobs } from "#contract/jobs.ts";
import { itemsChanged } from "#server/features/directory/changes.ts";
import { getPlace } from "#server/features/places/places.ts";
import { type Base, type Ctx, memberOf } from "#server/platform/context.ts";
import { once } from "#server/platform/idempotency/idempotency.ts";
import { takeOfDay } from "#server/platform/limits/attempts.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { pageOf, startOf } from "#server/platform/postgres/keyset.ts";
import { refuse } from "#server/platform/refusal.ts";
import { isClosed, jobKind } from "./job-kind.ts";
import { showJob } from "./jobs.ts";
import { listOwn } from "./queries.ts";
import { requireArea, requireQualification } from "./reference.ts";
import { viewJob } from "./view.ts";
import { closeBefore, countOpenInTurn, insertJob, lockJob, updateJobRow } from "./write-queries.ts";

/** Far more than one employer has open at a time: nobody looks at them before they are public. */
const OPEN_MAX = 20;
/** Also for whoever deletes each before the next. */
const NEW_ONES = { name: "new-job", most: 20 };
const CLOSED_AT_ONCE = 500;

/** Public at once. A repeated key is answered with the first opening. */
export function createJob(
  ctx: Ctx,
  { idempotencyKey: key, ...given }: ParsedOf<typeof jobs.create>,
): Promise<{ job: JobView }> {
  return once(ctx, { call: "job.create", key, body: given }, async (keep) => {
    const ownerId = memberOf(ctx).id;
    const values = await valuesOf(ctx, given);
    return inTransaction(ctx, async (ctx) => {
      await refuseOneMore(ctx, ownerId);
      await takeOfDay(ctx, NEW_ONES, ownerId, "job.too-many-today");
      const [id, now] = [newId(), ctx.clock.now()];
      await insertJob(ctx, { id, owner_id: ownerId, ...values, posted_at: now, updated_at: now });
      await itemsChanged(ctx, jobKind, [{ id, place_id: values.place_id }]);
      return keep(ctx, { job: await showJob(ctx, id) });
    });
  });
}

/** Saves the whole form; the new closing date opens what was closed. */
export async function updateJob(ctx: Ctx, { id, ...given }: ParsedOf<typeof jobs.update>): Promise<{ job: JobView }> {
  const values = await valuesOf(ctx, given);
  return inTransaction(ctx, async (ctx) => {
    const before = await lockOwn(ctx, id);
    if (before.closed_at) await refuseOneMore(ctx, memberOf(ctx).id);
    await updateJobRow(ctx, id, { ...values, closed_at: null, updated_at: ctx.clock.now() });
    await itemsChanged(ctx, jobKind, [before, { id, place_id: values.place_id }]);
    return { job: await showJob(ctx, id) };
  });
}

/** Takes the caller's opening away for good. */
export function removeJob(ctx: Ctx, id: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const job = await lockOwn(ctx, id);
    await updateJobRow(ctx, id, { deleted_at: ctx.clock.now(), updated_at: ctx.clock.now() });
    await itemsChanged(ctx, jobKind, [job]);
  });
}

/** The caller's openings, newest first. */
export async function ownJobPage(ctx: Ctx, { limit, cursor }: { limit: number; cursor?: string }) {
  const page = pageOf(await listOwn(ctx, { ownerId: memberOf(ctx).id, from: startOf(cursor), limit }), limit);
  const now = ctx.clock.now();
  return {
    jobs: page.rows.map((row) => viewJob(row, { isMine: true, isClosed: isClosed(row, now) })),
    nextCursor: page.nextCursor,
  };
}

/** The timed job of midnight: what is no longer open leaves lists, search and cached pages. */
export async function closePastJobs(base: Base): Promise<void> {
  for (let closed = CLOSED_AT_ONCE; closed === CLOSED_AT_ONCE; )
    closed = await inTransaction(base, async (base) => {
      const now = base.clock.now();
      const items = await closeBefore(base, { day: dayOf(now), now, most: CLOSED_AT_ONCE });
      await itemsChanged(base, jobKind, items);
      return items.length;
    });
}

async function refuseOneMore(ctx: Ctx, ownerId: string): Promise<void> {
  if ((await countOpenInTurn(ctx, ownerId)) >= OPEN_MAX) refuse("job.too-many", { n: OPEN_MAX });
}

/** The caller's own, held; a refusal does not tell another's from a missing one. */
async function lockOwn(ctx: Ctx, id: string) {
  return (await lockJob(ctx, id, memberOf(ctx).id)) ?? refuse("job.not-found");
}

async function valuesOf(ctx: Ctx, given: Omit<ParsedOf<typeof jobs.update>, "id">) {
  return {
    name: given.job_title,
    company_name: given.company_name,
    description: given.description,
    functional_area_id: await requireArea(ctx, given.fkFunctionalAreaId, "fkFunctionalAreaId"),
    qualification_id: await requireQualification(ctx, given.fkQualificationId, "fkQualificationId"),
    employment_type: given.employmentType,
    work_mode: given.workMode,
    place_id: (await getPlace(ctx, given.fkCityId)).id,
    experience_from: given.experienceFrom,
    experience_to: given.experienceTo ?? null,
    salary_from_paise: given.salaryFrom ?? null,
    salary_to_paise: given.salaryTo ?? null,
    salary_period: given.salaryPeriod,
    skills: given.skills ?? [],
    openings: given.openings,
    closing_date: given.closingDate,
    contact_person: given.contactPerson,
    phone: given.phoneNo,
    email: given.email ?? null,
  };
}
