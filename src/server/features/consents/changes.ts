/** Each step in the life of a consent: the row, its receipt, and what the other side is told, in one transaction. */
import type { Updateable } from "kysely";
import type { Ctx } from "#server/platform/context.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { ConsentEvents, Consents } from "#server/tables/database.ts";
import { insertEvent, type LockedConsent, updateConsent } from "./write-queries.ts";

type EndState = "refused" | "withdrawn" | "revoked" | "expired";

/** Ends one that the transaction holds. `actorId` null is the portal. */
export async function endConsent(
  ctx: Handle & Pick<Ctx, "clock">,
  consent: LockedConsent,
  {
    state,
    event,
    actorId,
    ...columns
  }: { state: EndState; event: ConsentEvents["event"]; actorId: string | null } & Pick<
    Updateable<Consents>,
    "answered_at" | "rejection_message"
  >,
): Promise<void> {
  await updateConsent(ctx, consent.id, { ...columns, state, ended_at: ctx.clock.now(), ended_by: actorId });
  await insertEvent(ctx, { consent_id: consent.id, event, actor_id: actorId, scopes: consent.scopes_granted });
}

/** Of an open one: nothing can be answered or told any more, whether or not a job has been there. */
export function isOverdue(consent: Pick<LockedConsent, "ended_at" | "expires_at">, now: Date): boolean {
  return consent.ended_at === null && consent.expires_at <= now;
}

/** In the transaction that holds it. */
export function expireConsent(ctx: Handle & Pick<Ctx, "clock">, consent: LockedConsent): Promise<void> {
  return endConsent(ctx, consent, { state: "expired", event: "expired", actorId: null });
}

/** Refused or revoked by those who answer: not what the asker has given back or withdrawn, the staff have turned down, or the portal has ended. */
export function isOwnNo({ state, reached_at, ended_by, asker_id }: EndedConsent): boolean {
  const isNo = state === "refused" || state === "revoked";
  return isNo && reached_at !== null && ended_by !== null && ended_by !== asker_id;
}
type EndedConsent = Pick<LockedConsent, "state" | "reached_at" | "ended_by" | "asker_id">;
