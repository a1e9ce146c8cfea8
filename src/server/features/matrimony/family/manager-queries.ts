/** The SQL of managers and invitations. */
import { type Insertable, sql, type Updateable } from "kysely";
import { notBlockedBy } from "#server/features/blocks/block-queries.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { atMicros, isBefore, type Keyset } from "#server/platform/postgres/keyset.ts";
import type { MatrimonyManagers } from "#server/tables/database.ts";

interface Range {
  from: Keyset;
  limit: number;
}

const nameOf = (alias: string) =>
  sql<string>`concat_ws(' ', ${sql.ref(`${alias}.first_name`)}, ${sql.ref(`${alias}.last_name`)})`;

/** Whom the person took out is left out; newest first, one more than `limit`. */
export function listManagers({ db }: Handle, profileId: string, { from, limit }: Range) {
  return db
    .selectFrom("matrimony_managers as g")
    .leftJoin("members as a", "a.id", "g.member_id")
    .select(["g.id", "g.phone", "g.relation", "g.member_id", "g.accepted_at", "g.declined_at"])
    .select([atMicros("g.invited_at"), nameOf("a").as("name")])
    .where("g.profile_id", "=", profileId)
    .where("g.vetoed_at", "is", null)
    .where(isBefore("g.invited_at", "g.id", from))
    .orderBy("g.invited_at", "desc")
    .orderBy("g.id", "desc")
    .limit(limit + 1)
    .execute();
}
export type ManagerRow = Awaited<ReturnType<typeof listManagers>>[number];

/** Those that act or are invited. */
export async function countManagers({ db }: Handle, profileId: string): Promise<number> {
  const { n } = await db
    .selectFrom("matrimony_managers")
    .select((e) => e.fn.countAll<number>().as("n"))
    .where("profile_id", "=", profileId)
    .where("declined_at", "is", null)
    .where("vetoed_at", "is", null)
    .executeTakeFirstOrThrow();
  return n;
}

/** Of the profile, in whatever state. */
export function findManager({ db }: Handle, profileId: string, by: { id: string } | { phone: string }) {
  return db
    .selectFrom("matrimony_managers")
    .select(["id", "member_id", "declined_at", "vetoed_at"])
    .where("profile_id", "=", profileId)
    .where("id" in by ? "id" : "phone", "=", "id" in by ? by.id : by.phone)
    .executeTakeFirst();
}

export async function insertManager({ db }: Handle, row: Insertable<MatrimonyManagers>): Promise<void> {
  await db.insertInto("matrimony_managers").values(row).execute();
}

export async function updateManager({ db }: Handle, id: string, row: Updateable<MatrimonyManagers>): Promise<void> {
  await db.updateTable("matrimony_managers").set(row).where("id", "=", id).execute();
}

export async function deleteManager({ db }: Handle, id: string): Promise<void> {
  await db.deleteFrom("matrimony_managers").where("id", "=", id).execute();
}

/** Invitations to a member's phone that wait for an answer. */
function waiting({ db }: Handle, memberId: string) {
  return db
    .selectFrom("matrimony_managers as g")
    .innerJoin("members as m", "m.phone", "g.phone")
    .innerJoin("members as a", "a.id", "g.invited_by")
    .innerJoin("matrimony_profiles as x", "x.id", "g.profile_id")
    .select(["g.id", "g.profile_id", "g.relation", "g.invited_at", "x.full_name", nameOf("a").as("invited_by_name")])
    .where("m.id", "=", memberId)
    .where("x.deleted_at", "is", null)
    .where(notBlockedBy(memberId, "g.invited_by"))
    .where("g.accepted_at", "is", null)
    .where("g.declined_at", "is", null)
    .where("g.vetoed_at", "is", null);
}

/** Newest first, one more than `limit`. */
export function listInvitations(ctx: Handle, memberId: string, { from, limit }: Range) {
  return waiting(ctx, memberId)
    .select(atMicros("g.invited_at"))
    .where(isBefore("g.invited_at", "g.id", from))
    .orderBy("g.invited_at", "desc")
    .orderBy("g.id", "desc")
    .limit(limit + 1)
    .execute();
}

export function findInvitation(ctx: Handle, memberId: string, id: string) {
  return waiting(ctx, memberId).where("g.id", "=", id).executeTakeFirst();
}

/** By which one of two members has invited the other, answered or not. */
export async function listInvitedBetween({ db }: Handle, one: string, other: string): Promise<string[]> {
  const pair = [one, other];
  const rows = await db
    .selectFrom("matrimony_managers as g")
    .innerJoin("members as m", "m.phone", "g.phone")
    .select("g.id")
    .where("m.id", "in", pair)
    .where("g.invited_by", "in", pair)
    .execute();
  return rows.map(({ id }) => id);
}

/** Whoever has an account with that phone. */
export async function findMemberId({ db }: Handle, phone: string): Promise<string | undefined> {
  return (await db.selectFrom("members").select("id").where("phone", "=", phone).executeTakeFirst())?.id;
}
