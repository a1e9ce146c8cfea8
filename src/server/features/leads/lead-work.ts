/** What an owner notes about a lead: how far it is, in their own words, and when to get back to who asked. Nobody else is shown it. */
import { dayOf, hourOf } from "#base/dates.ts";
import type { LeadStage } from "#contract/lead-views.ts";
import type { Kind } from "#server/features/directory/kinds.ts";
import { hindiNamesOf } from "#server/features/places/places.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { refuse } from "#server/platform/refusal.ts";
import type { OwnLead } from "./own-leads.ts";
import { findOwnLead, updateWork } from "./work-queries.ts";

export interface WorkInput {
  id: string;
  stage: LeadStage;
  note: string;
  followUpOn?: string;
}

/** At this hour of its day in Asia/Kolkata a follow-up's reminder is due. */
export const REMINDED_AT = 9;

/** Saves all three. A day that was set before may stay, also when it is past; one that is set now for today after nine needs no reminder. */
export function updateLead(ctx: Ctx, kind: Kind, { id, stage, note, followUpOn }: WorkInput): Promise<OwnLead> {
  return inTransaction(ctx, async (ctx) => {
    const lead = (await findOwnLead(ctx, kind, { id, ownerId: memberOf(ctx).id })) ?? refuse("lead.not-found");
    const now = ctx.clock.now();
    const today = dayOf(now);
    const isAnew = followUpOn !== undefined && followUpOn !== lead.follow_up_on;
    if (isAnew && followUpOn < today) refuse("lead.follow-up-past");
    const needsNone = isAnew && followUpOn === today && hourOf(now) >= REMINDED_AT;
    const reminded = isAnew ? { reminded_on: needsNone ? today : null } : {};
    const isAnswer = lead.stage === "new" && stage !== "new" && !lead.answered_at;
    const answered = isAnswer ? { answered_at: now } : {};
    const row = await updateWork(ctx, id, { stage, note, follow_up_on: followUpOn ?? null, ...reminded, ...answered });
    const [names] = await hindiNamesOf(ctx, [row]);
    return { ...row, ...names! };
  });
}
