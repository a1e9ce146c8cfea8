/** The SQL that writes groups, and who is in them. */
import { type Insertable, sql, type Updateable } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { GroupMembers, Groups } from "#server/tables/database.ts";

/** Counts what a member has founded; of two that are sent at once, the later waits for the earlier. */
export async function countFoundedInTurn({ db }: Handle, ownerId: string): Promise<number> {
  await db.selectFrom("members").select("id").where("id", "=", ownerId).forNoKeyUpdate().execute();
  const { total } = await db
    .selectFrom("groups")
    .select((e) => e.fn.countAll<number>().as("total"))
    .where("owner_id", "=", ownerId)
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow();
  return total;
}

export async function insertGroup({ db }: Handle, row: Insertable<Groups>): Promise<void> {
  await db.insertInto("groups").values(row).execute();
}

export async function updateGroupRow({ db }: Handle, id: string, values: Updateable<Groups>): Promise<void> {
  await db.updateTable("groups").set(values).where("id", "=", id).execute();
}

/** Held until the transaction ends. */
export function lockGroup({ db }: Handle, id: string) {
  return db
    .selectFrom("groups")
    .selectAll()
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
}

/** Of the member there; a row that is there already stays as it is, unless it only asks and this one is in. */
export async function insertMembership({ db }: Handle, row: Insertable<GroupMembers>): Promise<void> {
  await db
    .insertInto("group_members")
    .values(row)
    .onConflict((c) =>
      row.state === "member"
        ? c
            .columns(["group_id", "member_id"])
            .doUpdateSet({ state: "member", joined_at: sql`coalesce(group_members.joined_at, excluded.joined_at)` })
        : c.columns(["group_id", "member_id"]).doNothing(),
    )
    .execute();
}

export async function deleteMembership({ db }: Handle, groupId: string, memberId: string): Promise<void> {
  await db.deleteFrom("group_members").where("group_id", "=", groupId).where("member_id", "=", memberId).execute();
}

/** A request of a group that this member moderates, held until the transaction ends. */
export function lockRequest({ db }: Handle, id: string, moderatorId: string) {
  return db
    .selectFrom("group_members as g")
    .innerJoin("groups as x", "x.id", "g.group_id")
    .select(["g.id", "g.group_id", "g.member_id", "x.name"])
    .where("g.id", "=", id)
    .where("g.state", "=", "asked")
    .where("x.moderator_id", "=", moderatorId)
    .where("x.deleted_at", "is", null)
    .forUpdate("g")
    .executeTakeFirst();
}

export async function deleteRequest({ db }: Handle, id: string): Promise<void> {
  await db.deleteFrom("group_members").where("id", "=", id).execute();
}

export async function recount({ db }: Handle, id: string): Promise<void> {
  await sql`update groups set members_count =
    (select count(*) from group_members where group_id = ${id} and state = 'member') where id = ${id}`.execute(db);
}

/** A member whom the staff have not blocked. */
export function findMemberByPhone({ db }: Handle, phone: string) {
  return db
    .selectFrom("members")
    .select("id")
    .where("phone", "=", phone)
    .where("blocked_at", "is", null)
    .executeTakeFirst();
}
