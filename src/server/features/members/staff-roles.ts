/** Which members are of the staff; given and taken on the machine itself, never over the wire. */
import type { StaffRole } from "#contract/access.ts";
import type { Ctx } from "#server/platform/context.ts";

/** Gives a member who has signed up a role, or takes it with null; answers the name, or undefined when nobody has that phone. */
export async function setStaffRole(
  ctx: Pick<Ctx, "db">,
  { phone, role, now }: { phone: string; role: StaffRole | null; now: Date },
): Promise<string | undefined> {
  const member = await ctx.db
    .updateTable("members")
    .set({ staff_role: role, updated_at: now })
    .where("phone", "=", phone)
    .where("pin_hash", "is not", null)
    .returning(["first_name", "last_name"])
    .executeTakeFirst();
  return member && `${member.first_name} ${member.last_name}`.trim();
}

/** The staff by phone. */
export async function listStaff(
  ctx: Pick<Ctx, "db">,
): Promise<Array<{ name: string; phone: string; role: StaffRole }>> {
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
