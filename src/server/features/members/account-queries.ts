/** The SQL of members as accounts: found by phone, made, claimed, changed by signing in, by the staff and by payments. */
import type { Insertable, Selectable, Updateable } from "kysely";
import type { StaffRole } from "#contract/access.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { Members } from "#server/tables/database.ts";

const ACCOUNT = [
  "id",
  "first_name",
  "last_name",
  "phone",
  "email",
  "confirmed_email",
  "birth_date",
  "language",
  "pin_hash",
  "blocked_at",
  "staff_role",
  "pin_reset_until",
] as const;
export type AccountRow = Pick<Selectable<Members>, (typeof ACCOUNT)[number]>;

export function findAccount({ db }: Handle, by: { phone: string } | { id: string }): Promise<AccountRow | undefined> {
  const accounts = db.selectFrom("members").select(ACCOUNT);
  return ("phone" in by ? accounts.where("phone", "=", by.phone) : accounts.where("id", "=", by.id)).executeTakeFirst();
}

/** False when somebody has the phone already. */
export async function insertMember({ db }: Handle, member: Insertable<Members>): Promise<boolean> {
  const row = await db
    .insertInto("members")
    .values(member)
    .onConflict((c) => c.column("phone").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Inserts those whose phone nobody has yet; answers the ids behind all the phones. */
export async function ensureMembers({ db }: Handle, members: Insertable<Members>[]): Promise<Map<string, string>> {
  await db
    .insertInto("members")
    .values(members)
    .onConflict((c) => c.column("phone").doNothing())
    .execute();
  const phones = members.map(({ phone }) => phone);
  const rows = await db.selectFrom("members").select(["id", "phone"]).where("phone", "in", phones).execute();
  return new Map(rows.map(({ phone, id }) => [phone, id]));
}

export async function updateMember({ db }: Handle, id: string, values: Updateable<Members>): Promise<void> {
  await db.updateTable("members").set(values).where("id", "=", id).execute();
}

/** False when the member's e-mail address is another by now. */
export async function updateConfirmedEmail({ db }: Handle, id: string, email: string): Promise<boolean> {
  const row = await db
    .updateTable("members")
    .set({ confirmed_email: email })
    .where("id", "=", id)
    .where("email", "=", email)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** False when the member has a PIN by now. */
export async function updateUnclaimed({ db }: Handle, id: string, values: Updateable<Members>): Promise<boolean> {
  const row = await db
    .updateTable("members")
    .set(values)
    .where("id", "=", id)
    .where("pin_hash", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** The end of the member's plan; the row stays locked until the transaction ends. */
export async function lockPlanEnd({ db }: Handle, id: string): Promise<Date | null> {
  const row = await db
    .selectFrom("members")
    .select("plan_expires_at")
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return row.plan_expires_at;
}

/** Whoever has signed up with this phone; the row stays locked until the transaction ends. */
export function lockSignedUp({ db }: Handle, phone: string): Promise<AccountRow | undefined> {
  return db
    .selectFrom("members")
    .select(ACCOUNT)
    .where("phone", "=", phone)
    .where("pin_hash", "is not", null)
    .forUpdate()
    .executeTakeFirst();
}

/** Members who have a staff role, by phone. */
export function listStaffMembers({ db }: Handle) {
  return db
    .selectFrom("members")
    .select(["id", "first_name", "last_name", "phone", "staff_role"])
    .where("staff_role", "is not", null)
    .orderBy("phone")
    .limit(1000)
    .$narrowType<{ staff_role: StaffRole }>()
    .execute();
}
