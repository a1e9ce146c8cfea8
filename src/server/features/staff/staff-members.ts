/** What an administrator does for another one of the staff, each with its entry in the log: the same as the operator does on the machine. */
import type { StaffRole } from "#contract/access.ts";
import { forgetAuthenticator } from "#server/features/auth/authenticators.ts";
import { listStaff, setPinResetUntil } from "#server/features/members/staff-roles.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { refuse } from "#server/platform/refusal.ts";
import { logStaffAction } from "#server/platform/staff-log.ts";
import { pinResetEnd } from "./operator.ts";

export type StaffMemberRow = { id: string; name: string; phone: string; role: StaffRole };

/** The staff by phone. */
export function staffMembers(ctx: Ctx): Promise<StaffMemberRow[]> {
  return listStaff(ctx);
}

/** Lets them set a new PIN with a code by SMS for an hour; refuses oneself, and who is not of the staff. */
export function allowNewPin(ctx: Ctx, id: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const { phone, name } = await findOther(ctx, id);
    await setPinResetUntil(ctx, phone, pinResetEnd(ctx.clock.now()));
    await logStaffAction(ctx, { action: "staff.pin-reset", kind: "member", id, name });
  });
}

/** Forgets their app and recovery codes; refuses oneself, and who is not of the staff. */
export function removeApp(ctx: Ctx, id: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const { name } = await findOther(ctx, id);
    await forgetAuthenticator(ctx, id);
    await logStaffAction(ctx, { action: "staff.authenticator-reset", kind: "member", id, name });
  });
}

async function findOther(ctx: Ctx, id: string): Promise<StaffMemberRow> {
  if (id === memberOf(ctx).id) refuse("staff.own-thing");
  return (await listStaff(ctx)).find((member) => member.id === id) ?? refuse("member.not-found");
}
