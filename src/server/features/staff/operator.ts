/** What the operator does on the machine itself, each deed with its entry in the log of the staff, in one transaction. */
import type { StaffRole } from "#contract/access.ts";
import { setStaffRole } from "#server/features/members/staff-roles.ts";
import { type Ctx, inTransaction } from "#server/platform/context.ts";
import { recordOperatorDeed } from "#server/platform/staff-log.ts";

type OperatorCtx = Pick<Ctx, "db" | "clock">;

/** Gives a member who has signed up a role, or takes it with null; answers the name, or undefined when nobody has signed up with that phone. What is so already is not written down again. */
export function changeRole(ctx: OperatorCtx, phone: string, role: StaffRole | null): Promise<string | undefined> {
  return inTransaction(ctx, async (ctx) => {
    const member = await setStaffRole(ctx, { phone, role, now: ctx.clock.now() });
    if (member && member.before !== role)
      await recordOperatorDeed(ctx, {
        action: `operator.role.${role ?? "none"}`,
        kind: "member",
        id: member.id,
        name: member.name,
        detail: { before: member.before ?? "none" },
      });
    return member?.name;
  });
}
