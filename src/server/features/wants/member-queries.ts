/** The SQL of what wants read and keep of members: their names, and whether they are told of requirements. */
import { sql } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";

export async function findMemberName({ db }: Handle, id: string): Promise<string> {
  const row = await db
    .selectFrom("members")
    .select(sql<string>`concat_ws(' ', first_name, last_name)`.as("name"))
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.name ?? "";
}

/** Without a row members are told. */
export async function findSwitch({ db }: Handle, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom("want_settings")
    .select("tells_of_requirements")
    .where("member_id", "=", memberId)
    .executeTakeFirst();
  return row?.tells_of_requirements ?? true;
}

export async function putSwitch({ db }: Handle, memberId: string, isOn: boolean, now: Date): Promise<void> {
  await db
    .insertInto("want_settings")
    .values({ member_id: memberId, tells_of_requirements: isOn, updated_at: now })
    .onConflict((c) => c.column("member_id").doUpdateSet({ tells_of_requirements: isOn, updated_at: now }))
    .execute();
}
