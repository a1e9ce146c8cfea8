/** Who may act for a profile: its owner, the person whom it is about once they have answered on their own phone, and managers whom the family has invited. The one place that decides. */
import type { FamilyRole } from "#contract/matrimony/family-views.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { refuse } from "#server/platform/refusal.ts";
import { type LockedProfile, lockProfile } from "../write-queries.ts";
import { findActing } from "./rights-queries.ts";

const EVERYBODY: readonly FamilyRole[] = ["owner", "person", "manager"];

/** As whom each may be done. */
const MAY = {
  read: EVERYBODY,
  edit: EVERYBODY,
  shortlist: EVERYBODY,
  invite: ["owner", "person"],
  remove: ["owner"],
  withdraw: ["person"],
} as const satisfies Record<string, readonly FamilyRole[]>;
type Right = keyof typeof MAY;

/** A profile and as whom the caller acts for it. `isPerson`: it is about the caller, whoever wrote it, who has the last word about what is said in their name. */
export type Acting = NonNullable<Awaited<ReturnType<typeof findActing>>>;

/** The profile when the caller has that right to it. Whoever has none at all is told no more than that there is none. */
export async function profileOf(ctx: Ctx, id: string, right: Right): Promise<Acting> {
  const acting = (await findActing(ctx, id, memberOf(ctx).id)) ?? refuse("profile.not-found");
  return (MAY[right] as readonly FamilyRole[]).includes(acting.role) ? acting : refuse("family.not-allowed");
}

/** The same for a change: the row is held until the transaction ends, so that a right which is taken away meanwhile is gone. */
export async function lockedProfileOf(ctx: Ctx, id: string, right: Right): Promise<Acting & { locked: LockedProfile }> {
  const locked = (await lockProfile(ctx, id)) ?? refuse("profile.not-found");
  return { ...(await profileOf(ctx, id, right)), locked };
}

/** Whether the caller acts for it in whatever way. */
export async function isOfFamily(ctx: Ctx, id: string): Promise<boolean> {
  return ctx.viewer.kind === "member" && (await findActing(ctx, id, ctx.viewer.id)) !== undefined;
}
