/** What those who answer do with a grant of theirs afterwards: leave less of it or let it end sooner, or give again after their own no. Nobody widens a grant that stands. */
import { DAY_MS } from "#base/dates.ts";
import type { ConsentView, Scope } from "#contract/consent-views.ts";
import type { consents } from "#contract/consents.ts";
import type { ParsedOf } from "#contract/endpoint.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { refuse, refuseFields } from "#server/platform/refusal.ts";
import { changeConsent } from "./answers.ts";
import { findParties } from "./between-queries.ts";
import { isOwnNo } from "./changes.ts";
import { tellAsker } from "./notices.ts";
import { findSubject, kindOf, type SubjectKinds } from "./subjects.ts";
import { insertEvent, lockAsking, lockLast, updateConsent } from "./write-queries.ts";

/** The asker is not told, for they read what they have; the receipt says it. */
export function narrowGrant(
  ctx: Ctx,
  kinds: SubjectKinds,
  { id, scopes, days }: ParsedOf<typeof consents.narrow>,
): Promise<ConsentView> {
  return changeConsent(ctx, kinds, { id, side: "owner" }, async (ctx, consent) => {
    if (consent.state !== "accepted") refuse("consent.not-granted");
    refuseWider(scopes, consent.scopes_granted as Scope[]);
    const until = days === undefined ? consent.expires_at : daysFromNow(ctx, days);
    if (until > consent.expires_at) refuseFields({ days: "field.choice.invalid" });
    if (scopes.join() === consent.scopes_granted.join() && until.getTime() === consent.expires_at.getTime()) return;
    await updateConsent(ctx, id, { scopes_granted: scopes, expires_at: until });
    await insertEvent(ctx, { consent_id: id, event: "narrowed", actor_id: memberOf(ctx).id, scopes, until });
  });
}

/** Of their own will, at any time after they have refused or revoked; whoever asked need not ask again. */
export function giveAgain(
  ctx: Ctx,
  kinds: SubjectKinds,
  { id, scopes, days }: ParsedOf<typeof consents.giveAgain>,
): Promise<ConsentView> {
  return inTransaction(ctx, async (ctx) => {
    const parties = (await findParties(ctx, id)) ?? refuse("consent.not-found");
    // Before the consent, as whoever asks anew takes them.
    await lockAsking(ctx, parties.asker_id, parties.subject_id);
    return changeConsent(ctx, kinds, { id, side: "owner" }, async (ctx, consent) => {
      if (consent.state === "accepted" && consent.scopes_granted.join() === scopes.join()) return;
      const kind = kindOf(kinds, consent.subject_kind);
      const last = await lockLast(ctx, consent.asker_id, kind.key, consent.subject_id);
      const subject = await findSubject(ctx, { kind, id: consent.subject_id });
      if (last?.id !== id || !isOwnNo(consent) || !subject?.isOpen) refuse("consent.not-yours-to-give");
      refuseWider(scopes, consent.scopes_asked as Scope[]);
      const [now, until] = [ctx.clock.now(), daysFromNow(ctx, days)];
      await updateConsent(ctx, id, {
        state: "accepted",
        scopes_granted: scopes,
        answered_at: now,
        expires_at: until,
        ended_at: null,
        ended_by: null,
      });
      await insertEvent(ctx, { consent_id: id, event: "given-again", actor_id: memberOf(ctx).id, scopes, until });
      await tellAsker(ctx, kinds, consent, { event: "accepted", isAgain: true });
    });
  });
}

function refuseWider(scopes: Scope[], most: readonly Scope[]): void {
  if (scopes.some((scope) => !most.includes(scope))) refuseFields({ scopes: "field.choice.invalid" });
}

const daysFromNow = (ctx: Ctx, days: number) => new Date(ctx.clock.now().getTime() + days * DAY_MS);
