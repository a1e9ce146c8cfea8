/** What a member was granted of a subject, read from the database each time: what was revoked a moment ago is granted nowhere any more. */
import type { Scope } from "#contract/consent-views.ts";
import type { Ctx } from "#server/platform/context.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { findInForce } from "./grant-queries.ts";
import { findSubject, type Subject } from "./subjects.ts";

export interface Grant {
  scopes: readonly Scope[];
  until: Date;
}

/** Undefined also where the subject is not open to others, or has changed hands. */
export async function findGrant(
  ctx: Handle & Pick<Ctx, "clock">,
  subject: Subject,
  memberId: string,
): Promise<Grant | undefined> {
  const held = await findInForce(ctx, subject, memberId, ctx.clock.now());
  if (!held) return undefined;
  const row = await findSubject(ctx, subject);
  if (!row?.isOpen || row.ownerId !== held.owner_id) return undefined;
  return { scopes: held.scopes_granted as Scope[], until: held.expires_at };
}

/** The scopes alone; none where nothing is granted. */
export async function grantedScopes(
  ctx: Handle & Pick<Ctx, "clock">,
  subject: Subject,
  memberId: string,
): Promise<readonly Scope[]> {
  return (await findGrant(ctx, subject, memberId))?.scopes ?? [];
}
