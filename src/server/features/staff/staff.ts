/** The staff console: what waits, the decision on each with an entry in the log, what is new, and the log. */
import { approveBusiness, type Decided, rejectBusiness } from "#server/features/businesses/approval.ts";
import { recordVisit, type Visit } from "#server/features/businesses/visits.ts";
import type { Ctx } from "#server/platform/context.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { idPage } from "#server/platform/postgres/id-page.ts";
import { pageOf, startOf } from "#server/platform/postgres/keyset.ts";
import { logStaffAction } from "#server/platform/staff-log.ts";
import { listNewListings } from "./new-listing-queries.ts";
import { countWaiting, listLogEntries, listTurnedDown, listWaiting } from "./queries.ts";

interface PageOf {
  limit: number;
  cursor?: string;
}

/** A page of what waits, why some of it was turned down before, and how many wait in all. */
export async function waitingPage(ctx: Ctx, { limit, cursor }: PageOf) {
  const after = cursor === undefined ? undefined : startOf(cursor);
  const page = pageOf(await listWaiting(ctx, after, limit + 1), limit);
  const turnedDown = await listTurnedDown(
    ctx,
    page.rows.map(({ id }) => id),
  );
  return { ...page, turnedDown, total: await countWaiting(ctx) };
}

/** A page of public listings, the newest first. */
export async function newListingPage(ctx: Ctx, { limit, cursor }: PageOf) {
  return pageOf(await listNewListings(ctx, startOf(cursor), limit + 1), limit);
}

/** A page of the log. */
export function logPage(ctx: Ctx, page: PageOf) {
  return idPage(page, (range) => listLogEntries(ctx, range));
}

/** Approves and records it; answers how many still wait. */
export async function approve(ctx: Ctx, id: string, seenAt: Date): Promise<number> {
  await inTransaction(ctx, async (ctx) => record(ctx, "approved", await approveBusiness(ctx, id, seenAt)));
  return countWaiting(ctx);
}

/** Rejects with the message to the owner and records it; answers how many still wait. */
export async function reject(ctx: Ctx, id: string, seenAt: Date, message: string): Promise<number> {
  await inTransaction(ctx, async (ctx) =>
    record(ctx, "rejected", await rejectBusiness(ctx, id, seenAt, message), message),
  );
  return countWaiting(ctx);
}

/** Records a visit to a business, and in the log who did. */
export async function visit(ctx: Ctx, visited: Visit): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const name = await recordVisit(ctx, visited);
    const message = `${visited.team}, ${visited.visitedOn}`;
    await logStaffAction(ctx, {
      action: "business.visited",
      kind: "business",
      id: visited.id,
      name,
      detail: { message },
    });
  });
}

function record(ctx: Ctx, outcome: "approved" | "rejected", decided: Decided, message?: string): Promise<void> {
  const { about, businessId, name } = decided;
  const detail: Record<string, string> = message === undefined ? {} : { message };
  return logStaffAction(ctx, { action: `${about}.${outcome}`, kind: "business", id: businessId, name, detail });
}
