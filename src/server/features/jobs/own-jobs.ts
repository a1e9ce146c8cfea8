/** What members do with their own job openings: post, save, list, delete. */
import { newId } from "#base/ids.ts";
import type { ParsedOf } from "#contract/endpoint.ts";
import type { JobView } from "#contract/job-views.ts";
import type { jobs } from "#contract/jobs.ts";
import { itemsChanged } from "#server/features/directory/changes.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { once } from "#server/platform/idempotency/idempotency.ts";
import { takeOfDay } from "#server/platform/limits/attempts.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { pageOf, startOf } from "#server/platform/postgres/keyset.ts";
import { refuse } from "#server/platform/refusal.ts";
import { columnsOf } from "./columns.ts";
import { savedColumns, withEdit } from "./edits.ts";
import { isClosed, jobKind } from "./job-kind.ts";
import { showJob } from "./jobs.ts";
import { listOwn } from "./queries.ts";
import { viewJob } from "./view.ts";
import { countOpenInTurn, insertJob, lockJob, updateJobRow } from "./write-queries.ts";

/** Far more than one employer has open at a time. */
const OPEN_MAX = 20;
/** Also for whoever deletes each before the next. */
const NEW_ONES = { name: "new-job", most: 20 };

/** It waits for approval. A repeated key is answered with the first opening. */
export function createJob(
  ctx: Ctx,
  { idempotencyKey: key, ...given }: ParsedOf<typeof jobs.create>,
): Promise<{ job: JobView }> {
  return once(ctx, { call: "job.create", key, body: given }, async (keep) => {
    const ownerId = memberOf(ctx).id;
    const values = await columnsOf(ctx, given);
    return inTransaction(ctx, async (ctx) => {
      await refuseOneMore(ctx, ownerId);
      await takeOfDay(ctx, NEW_ONES, ownerId, "job.too-many-today");
      const [id, now] = [newId(), ctx.clock.now()];
      const state = { approval: "pending", waiting_since: now } as const;
      await insertJob(ctx, { id, owner_id: ownerId, ...values, ...state, posted_at: now, updated_at: now });
      return keep(ctx, { job: await showJob(ctx, id) });
    });
  });
}

/** Saves the whole form; the new closing date opens what was closed. Texts of an approved opening wait for the staff. */
export async function updateJob(ctx: Ctx, { id, ...given }: ParsedOf<typeof jobs.update>): Promise<{ job: JobView }> {
  const values = await columnsOf(ctx, given);
  return inTransaction(ctx, async (ctx) => {
    const before = await lockOwn(ctx, id);
    if (before.closed_at) await refuseOneMore(ctx, memberOf(ctx).id);
    await updateJobRow(ctx, id, savedColumns(ctx, before, values));
    await itemsChanged(ctx, jobKind, [before]);
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
    jobs: page.rows.map((row) => viewJob(withEdit(row), { isMine: true, isClosed: isClosed(row, now) })),
    nextCursor: page.nextCursor,
  };
}

/** Refuses one more that is open. */
export async function refuseOneMore(ctx: Ctx, ownerId: string): Promise<void> {
  if ((await countOpenInTurn(ctx, ownerId)) >= OPEN_MAX) refuse("job.too-many", { n: OPEN_MAX });
}

/** The caller's own, held; a refusal does not tell another's from a missing one. */
export async function lockOwn(ctx: Ctx, id: string) {
  return (await lockJob(ctx, id, memberOf(ctx).id)) ?? refuse("job.not-found");
}
