/** What the operator does on the machine itself, each with its entry in the staff log, in one transaction. */
import type { StaffRole } from "#contract/access.ts";
import { forgetAuthenticator } from "#server/features/auth/authenticators.ts";
import { endSessionsOfBlocked } from "#server/features/auth/sessions.ts";
import { withOwnedItems } from "#server/features/directory/changes.ts";
import type { Kinds } from "#server/features/directory/kinds.ts";
import { findAccountByPhone, setBlockedAt } from "#server/features/members/accounts.ts";
import { setPinResetUntil, setStaffRole } from "#server/features/members/staff-roles.ts";
import { type Ctx, changed } from "#server/platform/context.ts";
import type { Ports } from "#server/platform/ports.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { logOperatorAction } from "#server/platform/staff-log.ts";

const RESET_HOURS = 1;

type OperatorCtx = Handle & Pick<Ctx, "clock"> & { ports: Pick<Ports, "reindex"> };

/** Until when a new PIN may be set that is allowed now. */
export function pinResetEnd(now: Date): Date {
  return new Date(now.getTime() + RESET_HOURS * 3_600_000);
}

/** Gives a member who has signed up a role, or takes it with null; answers the name, or undefined when nobody has signed up with that phone. A role that the member has already is not logged again. */
export function changeRole(ctx: OperatorCtx, phone: string, role: StaffRole | null): Promise<string | undefined> {
  return inTransaction(ctx, async (ctx) => {
    const member = await setStaffRole(ctx, { phone, role, now: ctx.clock.now() });
    if (member && member.before !== role)
      await logOperatorAction(ctx, {
        action: `operator.role.${role ?? "none"}`,
        kind: "member",
        id: member.id,
        name: member.name,
        detail: { before: member.before ?? "none" },
      });
    return member?.name;
  });
}

/** Lets one of the staff set a new PIN with a code by SMS, for an hour: otherwise whoever holds their SIM card would hold the console. Answers the name, or undefined when none of the staff has that phone. */
export function allowPinReset(ctx: OperatorCtx, phone: string): Promise<string | undefined> {
  return inTransaction(ctx, async (ctx) => {
    const member = await setPinResetUntil(ctx, phone, pinResetEnd(ctx.clock.now()));
    if (member) await logOperatorAction(ctx, { action: "operator.pin-reset", kind: "member", ...member });
    return member?.name;
  });
}

/** Forgets the authenticator app of one of the staff, who sets up another at the next sign-in. Answers the name, or undefined when none of the staff has that phone. */
export function resetAuthenticator(ctx: OperatorCtx, phone: string): Promise<string | undefined> {
  return inTransaction(ctx, async (ctx) => {
    const member = await findAccountByPhone(ctx, phone);
    if (!member?.staffRole) return undefined;
    const { id, name } = member;
    await forgetAuthenticator(ctx, id);
    await logOperatorAction(ctx, { action: "operator.authenticator-reset", kind: "member", id, name });
    return name;
  });
}

/** Blocks whoever has that phone, signed up or known from an import, or lifts the block: what the member owns leaves the public or comes back, and a block ends all sessions. Answers the name, or undefined when nobody has the phone. */
export function changeBlock(
  ctx: OperatorCtx,
  kinds: Kinds,
  phone: string,
  to: "blocked" | "unblocked",
): Promise<string | undefined> {
  return inTransaction(ctx, async (ctx) => {
    const member = await findAccountByPhone(ctx, phone);
    if (!member || member.isBlocked === (to === "blocked")) return member?.name;
    const { id, name } = member;
    await withOwnedItems(ctx, kinds, id, async () => {
      await setBlockedAt(ctx, id, to === "blocked" ? ctx.clock.now() : null);
      if (to === "blocked") await endSessionsOfBlocked(ctx, id);
    });
    await changed(ctx, `member:${id}`);
    await logOperatorAction(ctx, { action: `operator.${to}`, kind: "member", id, name });
    return name;
  });
}
