/** The end of openings and their return: filled by their owners, closed by the timed job when their date has passed, renewed with another date. */
import { dayOf } from "#base/dates.ts";
import type { ParsedOf } from "#contract/endpoint.ts";
import type { JobView } from "#contract/job-views.ts";
import type { jobs } from "#contract/jobs.ts";
import { itemsChanged } from "#server/features/directory/changes.ts";
import { type Base, type Ctx, memberOf } from "#server/platform/context.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { isClosed, jobKind } from "./job-kind.ts";
import { showJob } from "./jobs.ts";
import { lockOwn, refuseOneMore } from "./own-jobs.ts";
import { closeBefore, updateJobRow } from "./write-queries.ts";

const CLOSED_AT_ONCE = 500;

/** Tells those who have applied and wait, which is a later room: app.ts hands it in. */
export type TellCandidates = (ctx: Ctx, opening: { id: string; name: string }) => Promise<void>;

/** Somebody was found. A repeated press changes nothing and tells nobody again. */
export function fillJob(ctx: Ctx, tell: TellCandidates, id: string): Promise<{ job: JobView }> {
  return inTransaction(ctx, async (ctx) => {
    const job = await lockOwn(ctx, id);
    if (job.filled_at === null) {
      const now = ctx.clock.now();
      await updateJobRow(ctx, id, { filled_at: now, closed_at: job.closed_at ?? now, updated_at: now });
      await itemsChanged(ctx, jobKind, [job]);
      await tell(ctx, job);
    }
    return { job: await showJob(ctx, id) };
  });
}

/** Another closing date; what was closed or filled is open again. */
export function renewJob(ctx: Ctx, { id, closingDate }: ParsedOf<typeof jobs.renew>): Promise<{ job: JobView }> {
  return inTransaction(ctx, async (ctx) => {
    const job = await lockOwn(ctx, id);
    if (isClosed(job, ctx.clock.now())) await refuseOneMore(ctx, memberOf(ctx).id);
    await updateJobRow(ctx, id, {
      closing_date: closingDate,
      closed_at: null,
      filled_at: null,
      updated_at: ctx.clock.now(),
    });
    await itemsChanged(ctx, jobKind, [job]);
    return { job: await showJob(ctx, id) };
  });
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
