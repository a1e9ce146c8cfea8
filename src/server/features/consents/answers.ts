/** What those who answer and askers do with a consent: accept with limits, refuse, withdraw, revoke, give back. A repeated press changes nothing and tells nobody again. */
import { DAY_MS } from "#base/dates.ts";
import type { ConsentView, Scope } from "#contract/consent-views.ts";
import { areBlocked } from "#server/features/blocks/blocks.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { type Handle, inTransaction } from "#server/platform/postgres/handle.ts";
import { refuse, refuseFields } from "#server/platform/refusal.ts";
import { findParties } from "./between-queries.ts";
import { endConsent, isOverdue } from "./changes.ts";
import { tellAsker, tellOwner } from "./notices.ts";
import { showOne } from "./own-consents.ts";
import { findSubject, kindOf, type SubjectKinds } from "./subjects.ts";
import {
  type Asking,
  insertEvent,
  type LockedConsent,
  lockConsent,
  lockOpenBetween,
  lockOpenOfMember,
  updateConsent,
} from "./write-queries.ts";

/** Grants some or all of what was asked for. */
export function acceptRequest(
  ctx: Ctx,
  kinds: SubjectKinds,
  { id, scopes, days }: { id: string; scopes: Scope[]; days: number },
): Promise<ConsentView> {
  return changeConsent(ctx, kinds, { id, side: "owner" }, async (ctx, consent) => {
    if (consent.state === "accepted" && consent.scopes_granted.join() === scopes.join()) return;
    if (consent.state !== "waiting") refuse("consent.not-waiting");
    if (scopes.some((scope) => !consent.scopes_asked.includes(scope))) refuseFields({ scopes: "field.choice.invalid" });
    const now = ctx.clock.now();
    const until = new Date(now.getTime() + days * DAY_MS);
    await updateConsent(ctx, id, {
      state: "accepted",
      scopes_granted: scopes,
      answered_at: now,
      expires_at: until,
    });
    await insertEvent(ctx, { consent_id: id, event: "accepted", actor_id: memberOf(ctx).id, scopes, until });
    await tellAsker(ctx, kinds, consent, { event: "accepted" });
  });
}

export function refuseRequest(ctx: Ctx, kinds: SubjectKinds, id: string): Promise<ConsentView> {
  return changeConsent(ctx, kinds, { id, side: "owner" }, async (ctx, consent) => {
    if (consent.state === "refused") return;
    if (consent.state !== "waiting") refuse("consent.not-waiting");
    await endConsent(ctx, consent, {
      state: "refused",
      event: "refused",
      actorId: memberOf(ctx).id,
      answered_at: ctx.clock.now(),
    });
    await tellAsker(ctx, kinds, consent, { event: "refused" });
  });
}

/** Before anybody has answered; also what is paused. */
export function withdrawRequest(ctx: Ctx, kinds: SubjectKinds, id: string): Promise<ConsentView> {
  return changeConsent(ctx, kinds, { id, side: "asker" }, async (ctx, consent) => {
    if (consent.state === "withdrawn") return;
    if (consent.state !== "waiting" && consent.state !== "paused") refuse("consent.not-waiting");
    await endConsent(ctx, consent, { state: "withdrawn", event: "withdrawn", actorId: consent.asker_id });
  });
}

/** By whoever may answer, or given back by the asker. */
export function revokeGrant(ctx: Ctx, kinds: SubjectKinds, id: string): Promise<ConsentView> {
  return changeConsent(ctx, kinds, { id, side: "both" }, async (ctx, consent) => {
    if (consent.state === "revoked") return;
    if (consent.state !== "accepted") refuse("consent.not-granted");
    const actorId = memberOf(ctx).id;
    if (actorId !== consent.asker_id) {
      await endConsent(ctx, consent, { state: "revoked", event: "revoked", actorId });
      return tellAsker(ctx, kinds, consent, { event: "revoked" });
    }
    await endConsent(ctx, consent, { state: "revoked", event: "given-back", actorId });
    const kind = kindOf(kinds, consent.subject_kind);
    const title = (await findSubject(ctx, { kind, id: consent.subject_id }))?.title ?? "";
    await tellOwner(ctx, consent, { title, event: "given-back" });
  });
}

/** Ends every open request and grant between two members, and those of `also`, in the caller's transaction, for one of them has blocked the other. Neither is told. */
export function endBetween(
  ctx: Pick<Ctx, "db" | "query" | "memory" | "clock">,
  a: string,
  b: string,
  also: readonly Asking[] = [],
): Promise<void> {
  return inTransaction(ctx, async (ctx) => endQuietly(ctx, await lockOpenBetween(ctx, a, b, also)));
}

/** Ends every open request and grant of a member who leaves, whoever asked, in the caller's transaction. Nobody is told. */
export async function endOfMember(ctx: Handle & Pick<Ctx, "clock">, memberId: string): Promise<void> {
  await endQuietly(ctx, await lockOpenOfMember(ctx, memberId));
}

async function endQuietly(ctx: Handle & Pick<Ctx, "clock">, open: LockedConsent[]): Promise<void> {
  for (const consent of open) {
    const state = consent.state === "accepted" ? ("revoked" as const) : ("withdrawn" as const);
    await endConsent(ctx, consent, { state, event: "ended", actorId: null });
  }
}

/** The frame of all: what the caller has asked or answers for, held until it is done; what is overdue is over, whether or not the job has been there. */
export async function changeConsent(
  ctx: Ctx,
  kinds: SubjectKinds,
  { id, side }: { id: string; side: "owner" | "asker" | "both" },
  work: (ctx: Ctx, consent: LockedConsent) => Promise<void>,
): Promise<ConsentView> {
  await inTransaction(ctx, async (ctx) => {
    const me = memberOf(ctx).id;
    const parties = (await findParties(ctx, id)) ?? refuse("consent.not-found");
    const isAsker = parties.asker_id === me;
    if (side === (isAsker ? "owner" : "asker")) refuse("consent.not-found");
    // The subject is held before the consent, by everybody in this order.
    const kind = kindOf(kinds, parties.subject_kind);
    if (!isAsker && parties.owner_id !== me && !(await kind.mayAnswer(ctx, parties.subject_id, me)))
      refuse("consent.not-found");
    const consent = (await lockConsent(ctx, id)) ?? refuse("consent.not-found");
    if (!isAsker && consent.reached_at === null) refuse("consent.not-found");
    for (const answering of isAsker ? [consent.owner_id] : [consent.owner_id, me])
      if (await areBlocked(ctx, answering, consent.asker_id)) refuse("consent.not-found");
    if (isOverdue(consent, ctx.clock.now()))
      refuse(consent.state === "accepted" ? "consent.not-granted" : "consent.not-waiting");
    return work(ctx, consent);
  });
  return showOne(ctx, kinds, id);
}
