/** The end of everything open about one subject: whoever it is about is somebody else, or does not agree any more. */
import type { SubjectKindKey } from "#contract/consent-views.ts";
import type { Ctx } from "#server/platform/context.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { endConsent } from "./changes.ts";
import { lockOpenOfSubject } from "./write-queries.ts";

/** In the caller's transaction, which holds the subject. Nobody is told; who had asked may ask again. */
export async function endConsentsOf(ctx: Handle & Pick<Ctx, "clock">, kind: SubjectKindKey, id: string): Promise<void> {
  for (const consent of await lockOpenOfSubject(ctx, kind, id)) {
    const state = consent.state === "accepted" ? ("revoked" as const) : ("withdrawn" as const);
    await endConsent(ctx, consent, { state, event: "ended", actorId: null });
  }
}
