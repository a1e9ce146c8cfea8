/** Who may act for a profile: its owner, the person whom it is about once they have answered on their own phone, and managers whom the family has invited. The one place that decides. */
import type { FamilyRole } from "#contract/matrimony/family-views.ts";
import type { Answered } from "#server/features/consents/subjects.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { refuse } from "#server/platform/refusal.ts";
import { type LockedProfile, lockProfile } from "../write-queries.ts";
import { findActing, listActedFor } from "./rights-queries.ts";

const EVERYBODY: readonly FamilyRole[] = ["owner", "person", "manager"];

/** As whom each may be done. */
const MAY = {
  read: EVERYBODY,
  edit: EVERYBODY,
  shortlist: EVERYBODY,
  answer: EVERYBODY,
  invite: ["owner", "person"],
  /** The biodata and its links: a manager who is taken out would still know their addresses. */
  share: ["owner", "person"],
  remove: ["owner"],
  withdraw: ["person"],
} as const satisfies Record<string, readonly FamilyRole[]>;
type Right = keyof typeof MAY;

/** A profile and as whom the caller acts for it. `isPerson`: it is about the caller, whoever wrote it, who has the last word about what is said in their name. */
export type Acting = NonNullable<Awaited<ReturnType<typeof findActing>>>;

/** The profile when the caller has that right to it. Whoever has none at all is told no more than that there is none. */
export async function profileOf(ctx: Ctx, id: string, right: Right): Promise<Acting> {
  const acting = (await findActing(ctx, id, memberOf(ctx).id)) ?? refuse("profile.not-found");
  return hasRight(acting, right) ? acting : refuse("family.not-allowed");
}

/** The same for a change: the row is held until the transaction ends, so that a right which is taken away meanwhile is gone. */
export async function lockedProfileOf(ctx: Ctx, id: string, right: Right): Promise<Acting & { locked: LockedProfile }> {
  const locked = (await lockProfile(ctx, id)) ?? refuse("profile.not-found");
  return { ...(await profileOf(ctx, id, right)), locked };
}

const hasRight = ({ role }: Acting, right: Right) => (MAY[right] as readonly FamilyRole[]).includes(role);

/** Whether a member answers requests for its contact, as consents ask; the row is held as for any change. */
export async function mayAnswer(ctx: Handle, id: string, memberId: string): Promise<boolean> {
  if (!(await lockProfile(ctx, id))) return false;
  const acting = await findActing(ctx, id, memberId);
  return acting !== undefined && hasRight(acting, "answer");
}

/** Whether the caller saves and shares its biodata. */
export async function mayShare(ctx: Ctx, id: string): Promise<boolean> {
  const acting = await findActing(ctx, id, memberOf(ctx).id);
  return acting !== undefined && hasRight(acting, "share");
}

/** Profiles of others for which a member answers. */
export async function listAnswered(ctx: Handle, memberId: string): Promise<Answered[]> {
  const acting = (await listActedFor(ctx, memberId)).filter((one) => hasRight(one, "answer"));
  return acting.map(({ id, owner_id: ownerId, isPerson }) => ({ id, ownerId, isPerson }));
}

/** Whether the caller acts for it in whatever way. */
export async function isOfFamily(ctx: Ctx, id: string): Promise<boolean> {
  return ctx.viewer.kind === "member" && (await findActing(ctx, id, ctx.viewer.id)) !== undefined;
}
