/** Which members are of the staff; given and taken on the machine itself, never over the wire. */
import type { StaffRole } from "#contract/access.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";

/** Gives a member who has signed up a role, or takes it with null; answers who it is and the role before, or undefined when nobody has signed up with that phone. */
export async function setStaffRole(
  ctx: Handle,
  { phone, role, now }: { phone: string; role: StaffRole | null; now: Date },
): Promise<{ id: string; name: string; before: StaffRole | null } | undefined> {
  const member = await ctx.db
    .selectFrom("members")
    .select(["id", "first_name", "last_name", "staff_role"])
    .where("phone", "=", phone)
    .where("pin_hash", "is not", null)
    .forUpdate()
    .executeTakeFirst();
  if (!member) return undefined;
  await ctx.db.updateTable("members").set({ staff_role: role, updated_at: now }).where("id", "=", member.id).execute();
  return { id: member.id, name: `${member.first_name} ${member.last_name}`.trim(), before: member.staff_role };
}

/** The staff by phone. */
export async function listStaff(ctx: Handle): Promise<Array<{ name: string; phone: string; role: StaffRole }>> {
  const rows = await ctx.db
    .selectFrom("members")
    .select(["first_name", "last_name", "phone", "staff_role"])
    .where("staff_role", "is not", null)
    .orderBy("phone")
    .limit(1000)
    .execute();
  return rows.map((row) => ({
    name: `${row.first_name} ${row.last_name}`.trim(),
    phone: row.phone,
    role: row.staff_role!,
  }));
}
