/** The SQL of who acts for a profile; `x` is the profile and `m` the member in all its conditions. */
import { type SqlBool, sql } from "kysely";
import type { FamilyRole } from "#contract/matrimony/family-views.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { atMicros, isBefore, type Keyset } from "#server/platform/postgres/keyset.ts";

/** An account with the number is not enough: a wrongly typed one may be anybody's, so the person must have answered with a code to it. */
const IS_OTHER_PERSON = sql<SqlBool>`(x.relation <> 'self' and m.phone = x.person_phone and
  (x.person_answered_phone = x.person_phone or x.person_agreed_at is not null or x.person_declined_at is not null))`;

const IS_MANAGER = sql<SqlBool>`exists (select 1 from matrimony_managers g
  where g.profile_id = x.id and g.member_id = m.id and g.accepted_at is not null and g.vetoed_at is null)`;

/** Whether `m` acts for `x`. */
export const ACTS = sql<SqlBool>`(x.owner_id = m.id or ${IS_OTHER_PERSON} or ${IS_MANAGER})`;

const ROLE = sql<FamilyRole>`case when x.owner_id = m.id then 'owner' when ${IS_OTHER_PERSON} then 'person' else 'manager' end`;
const IS_PERSON = sql<boolean>`((x.relation = 'self' and x.owner_id = m.id) or ${IS_OTHER_PERSON})`;

function acting({ db }: Handle, memberId: string) {
  return db
    .selectFrom("matrimony_profiles as x")
    .innerJoin("members as m", (join) => join.on("m.id", "=", memberId))
    .select(["x.id", "x.owner_id", "x.full_name", "x.gender", "x.relation", "x.hidden_at", "x.settled_at"])
    .select(["x.person_phone", "x.person_hid_phone", "x.person_agreed_at", "x.person_declined_at"])
    .select([ROLE.as("role"), IS_PERSON.as("isPerson")])
    .where("x.deleted_at", "is", null)
    .where(ACTS);
}

/** Undefined for whoever does not act for it. */
export function findActing(ctx: Handle, id: string, memberId: string) {
  return acting(ctx, memberId).where("x.id", "=", id).executeTakeFirst();
}

/** Each way to act has its index; together they are few. */
const waysOf = (memberId: string) =>
  sql<string>`(select id from matrimony_profiles where owner_id = ${memberId} and deleted_at is null
    union select profile_id from matrimony_managers where member_id = ${memberId}
    union select p.id from matrimony_profiles p join members o on o.phone = p.person_phone where o.id = ${memberId} and p.deleted_at is null)`;

/** Profiles of others that a member acts for. */
export function listActedFor(ctx: Handle, memberId: string) {
  return acting(ctx, memberId)
    .where(sql<SqlBool>`x.id in ${waysOf(memberId)}`)
    .where("x.owner_id", "<>", memberId)
    .limit(200)
    .execute();
}

/** Who acts for a profile beside its owner: its person and managers. */
export async function listAnswering({ db }: Handle, id: string): Promise<string[]> {
  const rows = await db
    .selectFrom("matrimony_profiles as x")
    .innerJoin("members as m", (join) =>
      join.on(
        sql<SqlBool>`(m.phone = x.person_phone or m.id in (select member_id from matrimony_managers where profile_id = x.id))`,
      ),
    )
    .select("m.id")
    .where("x.id", "=", id)
    .where(ACTS)
    .whereRef("m.id", "<>", "x.owner_id")
    .where("m.blocked_at", "is", null)
    .orderBy("m.id")
    .limit(50)
    .execute();
  return rows.map((row) => row.id);
}

/** The profiles that a member acts for, newest first, one more than `limit`. */
export function listActing(ctx: Handle, { memberId, from, limit }: { memberId: string; from: Keyset; limit: number }) {
  return acting(ctx, memberId)
    .select(["x.created_at", atMicros("x.created_at")])
    .where(sql<SqlBool>`x.id in ${waysOf(memberId)}`)
    .where(isBefore("x.created_at", "x.id", from))
    .orderBy("x.created_at", "desc")
    .orderBy("x.id", "desc")
    .limit(limit + 1)
    .execute();
}
