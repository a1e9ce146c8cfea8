/** Which members are of the staff; given and taken on the machine itself, never over the wire. */
import type { StaffRole } from "#contract/access.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { listStaffMembers, lockSignedUp, updateMember } from "./account-queries.ts";

/** Gives a member who has signed up a role, or takes it with null; answers who it is and the role before, or undefined when nobody has signed up with that phone. */
export async function setStaffRole(
  ctx: Handle,
  { phone, role, now }: { phone: string; role: StaffRole | null; now: Date },
): Promise<{ id: string; name: string; before: StaffRole | null } | undefined> {
  const member = await lockSignedUp(ctx, phone);
  if (!member) return undefined;
  await updateMember(ctx, member.id, { staff_role: role, updated_at: now });
  return { id: member.id, name: nameOf(member), before: member.staff_role };
}

/** Until when one of the staff may set a new PIN with a code by SMS; answers who it is, or undefined when none of the staff has that phone. */
export async function setPinResetUntil(
  ctx: Handle,
  phone: string,
  until: Date,
): Promise<{ id: string; name: string } | undefined> {
  const member = await lockSignedUp(ctx, phone);
  if (!member?.staff_role) return undefined;
  await updateMember(ctx, member.id, { pin_reset_until: until });
  return { id: member.id, name: nameOf(member) };
}

/** The staff by phone. */
export async function listStaff(
  ctx: Handle,
): Promise<Array<{ id: string; name: string; phone: string; role: StaffRole }>> {
  const rows = await listStaffMembers(ctx);
  return rows.map((row) => ({ id: row.id, name: nameOf(row), phone: row.phone, role: row.staff_role }));
}

function nameOf(row: { first_name: string; last_name: string }): string {
  return `${row.first_name} ${row.last_name}`.trim();
}
