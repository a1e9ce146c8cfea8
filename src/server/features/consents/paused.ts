/** Requests that ask for money: the staff read them before anybody else, and pass them on or end them. */

import { DAY_MS } from "#base/dates.ts";
import { ANSWER_DAYS } from "#contract/consent-views.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { idPage } from "#server/platform/postgres/id-page.ts";
import { refuse } from "#server/platform/refusal.ts";
import { logStaffAction } from "#server/platform/staff-log.ts";
import { endConsent } from "./changes.ts";
import { tellAsker, tellThoseWhoAnswer } from "./notices.ts";
import { countPaused, listPaused } from "./paused-queries.ts";
import { findPerson } from "./person-queries.ts";
import { findSubject, kindOf, listAnswered, type SubjectKinds } from "./subjects.ts";
import { viewPaused } from "./view.ts";
import { insertEvent, type LockedConsent, lockConsent, updateConsent } from "./write-queries.ts";

export async function pausedPage(ctx: Ctx, kinds: SubjectKinds, page: { limit: number; cursor?: string }) {
  const { rows, nextCursor } = await idPage(page, (range) => listPaused(ctx, range));
  const consents = [];
  for (const row of rows)
    consents.push(
      viewPaused(row, await findSubject(ctx, { kind: kindOf(kinds, row.subject_kind), id: row.subject_id })),
    );
  return { consents, total: await countPaused(ctx), nextCursor };
}

/** The owner gets it as if it had been sent now. */
export function releaseRequest(ctx: Ctx, kinds: SubjectKinds, id: string): Promise<void> {
  return decide(ctx, kinds, { id, action: "consent.released" }, async (ctx, consent) => {
    const now = ctx.clock.now();
    const expires_at = new Date(now.getTime() + ANSWER_DAYS * DAY_MS);
    await updateConsent(ctx, id, { state: "waiting", reached_at: now, expires_at });
    await insertEvent(ctx, { consent_id: id, event: "released", actor_id: memberOf(ctx).id });
    const kind = kindOf(kinds, consent.subject_kind);
    const subject = await findSubject(ctx, { kind, id: consent.subject_id });
    if (subject?.isOpen) await tellThoseWhoAnswer(ctx, kind, consent, subject.title);
  });
}

/** The owner never hears of it. */
export function rejectRequest(
  ctx: Ctx,
  kinds: SubjectKinds,
  { id, rejectionMessage }: { id: string; rejectionMessage: string },
): Promise<void> {
  return decide(ctx, kinds, { id, action: "consent.rejected" }, async (ctx, consent) => {
    await endConsent(ctx, consent, {
      state: "refused",
      event: "rejected",
      actorId: memberOf(ctx).id,
      rejection_message: rejectionMessage,
    });
    await tellAsker(ctx, kinds, consent, { event: "rejected", reason: rejectionMessage });
  });
}

/** The frame of both: nobody decides about what they sent or answer themselves. */
function decide(
  ctx: Ctx,
  kinds: SubjectKinds,
  { id, action }: { id: string; action: "consent.released" | "consent.rejected" },
  work: (ctx: Ctx, consent: LockedConsent) => Promise<void>,
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const consent = (await lockConsent(ctx, id)) ?? refuse("consent.not-found");
    const me = memberOf(ctx).id;
    const answered = await listAnswered(ctx, kinds, me);
    if ([consent.asker_id, consent.owner_id].includes(me) || answered.some(({ id }) => id === consent.subject_id))
      refuse("staff.own-thing");
    if (consent.state !== "paused") refuse("consent.not-waiting");
    await work(ctx, consent);
    const { name } = await findPerson(ctx, consent.asker_id);
    await logStaffAction(ctx, { action, kind: "consent", id, name, detail: { message: consent.message } });
  });
}
