/** Contacts that two members give each other at once, because both have said yes where they met: each way is a consent like any other, which both sides see and can end. */
import { DAY_MS } from "#base/dates.ts";
import { newId } from "#base/ids.ts";
import { type Scope, type SubjectKindKey, USUAL_DURATION } from "#contract/consent-views.ts";
import type { Ctx } from "#server/platform/context.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { insertConsent, insertEvent, lockAsking, lockLast } from "./write-queries.ts";

interface Given {
  kind: SubjectKindKey;
  subjectId: string;
  ownerId: string;
  askerId: string;
  message: string;
}

const SCOPES: Scope[] = ["phone", "whatsapp", "email"];

/** In the transaction in which both have agreed. Nobody is told here; where one way is granted already, it stays as it is. */
export async function exchangeContacts(ctx: Handle & Pick<Ctx, "clock">, ways: readonly Given[]): Promise<void> {
  for (const { kind, subjectId, ownerId, askerId, message } of ways) {
    await lockAsking(ctx, askerId, subjectId);
    const last = await lockLast(ctx, askerId, kind, subjectId);
    if (last?.ended_at === null) continue;
    const [id, now] = [newId(), ctx.clock.now()];
    const until = new Date(now.getTime() + USUAL_DURATION * DAY_MS);
    await insertConsent(ctx, {
      id,
      subject_kind: kind,
      subject_id: subjectId,
      owner_id: ownerId,
      asker_id: askerId,
      scopes_asked: SCOPES,
      scopes_granted: SCOPES,
      message,
      state: "accepted",
      reached_at: now,
      answered_at: now,
      expires_at: until,
      created_at: now,
    });
    await insertEvent(ctx, { consent_id: id, event: "asked", actor_id: askerId, scopes: SCOPES });
    await insertEvent(ctx, { consent_id: id, event: "accepted", actor_id: ownerId, scopes: SCOPES, until });
  }
}
