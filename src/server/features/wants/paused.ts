/** Answers that ask for money: the staff read them before the buyer, and pass them on or end them. */
import { shortId } from "#base/ids.ts";
import type { ParsedOf } from "#contract/endpoint.ts";
import type { PausedAnswer, staffAnswers } from "#contract/staff-consents.ts";
import { areBlockedInTurn } from "#server/features/blocks/blocks.ts";
import { moneyInTrade } from "#server/features/consents/money-in-trade.ts";
import { itemsChanged } from "#server/features/directory/changes.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { idPage } from "#server/platform/postgres/id-page.ts";
import { refuse } from "#server/platform/refusal.ts";
import { logStaffAction } from "#server/platform/staff-log.ts";
import { countTaken, findOf, findRequirementOf, type LockedAnswer, updateAnswer } from "./answer-queries.ts";
import { findMemberName } from "./member-queries.ts";
import { tellBuyer, tellSeller } from "./notices.ts";
import { countPaused, listPaused, type PausedRow } from "./paused-queries.ts";
import { keepPublic } from "./queries.ts";
import { requirementKind } from "./requirement-kind.ts";
import { type LockedWant, lockWant } from "./write-queries.ts";

export async function pausedPage(ctx: Ctx, page: ParsedOf<typeof staffAnswers.fetchPaused>) {
  const { rows, nextCursor } = await idPage(page, (range) => listPaused(ctx, range));
  return { answers: rows.map(viewPaused), total: await countPaused(ctx), nextCursor };
}

/** The buyer gets it as if it had been sent now; where nobody can answer any more, or no place is free, it is declined. */
export function releaseAnswer(ctx: Ctx, id: string): Promise<void> {
  return decide(ctx, { id, action: "answer.released" }, async (ctx, { member_id: memberId }, want) => {
    const now = ctx.clock.now();
    const isOpen =
      (await keepPublic(ctx, [want.id])).has(want.id) && (await countTaken(ctx, want.id)) < want.answers_most;
    if (!isOpen || (await areBlockedInTurn(ctx, want.owner_id, memberId))) {
      await updateAnswer(ctx, id, { state: "declined", decided_at: now, paused_at: null });
      return tellSeller(ctx, want, { id, memberId, event: "declined" });
    }
    await updateAnswer(ctx, id, { state: "waiting", paused_at: null });
    await tellBuyer(ctx, want, { id, who: memberId, event: "answered" });
    await itemsChanged(ctx, requirementKind, [want]);
  });
}

/** The buyer never hears of it. */
export function rejectAnswer(ctx: Ctx, { id, rejectionMessage }: ParsedOf<typeof staffAnswers.reject>): Promise<void> {
  return decide(ctx, { id, action: "answer.rejected" }, async (ctx, { member_id: memberId }, want) => {
    await updateAnswer(ctx, id, { state: "rejected", decided_at: ctx.clock.now() });
    await tellSeller(ctx, want, { id, memberId, event: "rejected", reason: rejectionMessage });
  });
}

/** The frame of both: the requirement is held; nobody decides about what they wrote or would read themselves. */
function decide(
  ctx: Ctx,
  { id, action }: { id: string; action: "answer.released" | "answer.rejected" },
  work: (ctx: Ctx, answer: LockedAnswer, want: LockedWant) => Promise<void>,
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const found = (await findRequirementOf(ctx, id)) ?? refuse("answer.not-found");
    const want = (await lockWant(ctx, found.requirement_id)) ?? refuse("answer.not-found");
    const answer = (await findOf(ctx, want.id, found.member_id)) ?? refuse("answer.not-found");
    if ([answer.member_id, want.owner_id].includes(memberOf(ctx).id)) refuse("staff.own-thing");
    if (answer.state !== "paused") refuse("answer.decided");
    await work(ctx, answer, want);
    const name = await findMemberName(ctx, answer.member_id);
    await logStaffAction(ctx, { action, kind: "answer", id, name, detail: { message: answer.message } });
  });
}

function viewPaused(row: PausedRow): PausedAnswer {
  return {
    _id: shortId(row.id),
    message: row.message,
    suspicious: moneyInTrade(row.message),
    title: row.title,
    pricePaise: row.price_paise,
    asker: { name: row.asker_name, phoneNo: row.asker_phone, memberSince: row.asker_since.toISOString() },
    owner: { name: row.owner_name, phoneNo: row.owner_phone, memberSince: row.owner_since.toISOString() },
    createdAt: row.created_at.toISOString(),
  };
}
