/** The SQL of what signing in needs of a member. */
import type { StaffRole } from "#contract/access.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";

export interface AccountRow {
  id: string;
  first_name: string;
  last_name: string;
  phone: string;
  email: string | null;
  birth_date: string | null;
  language: "en" | "hi";
  pin_hash: string | null;
  blocked_at: Date | null;
  staff_role: StaffRole | null;
}

export function findAccount(ctx: Handle, by: { phone: string } | { id: string }): Promise<AccountRow | undefined> {
  const accounts = ctx.db
    .selectFrom("members as m")
    .select([
      "m.id",
      "m.first_name",
      "m.last_name",
      "m.phone",
      "m.email",
      "m.birth_date",
      "m.language",
      "m.pin_hash",
      "m.blocked_at",
      "m.staff_role",
    ]);
  return (
    "phone" in by ? accounts.where("m.phone", "=", by.phone) : accounts.where("m.id", "=", by.id)
  ).executeTakeFirst();
}
