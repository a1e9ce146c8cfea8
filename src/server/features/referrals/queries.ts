/** The SQL of who came by whose invitation. */
import { type Insertable, sql } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { atMicros, isBefore, type Keyset } from "#server/platform/postgres/keyset.ts";
import type { Referrals } from "#server/tables/database.ts";

/** False when the person was counted before. */
export async function insertReferral({ db }: Handle, row: Insertable<Referrals>): Promise<boolean> {
  const made = await db
    .insertInto("referrals")
    .values(row)
    .onConflict((c) => c.column("member_id").doNothing())
    .returning("member_id")
    .executeTakeFirst();
  return made !== undefined;
}

/** Who came by that member, without whom the staff have blocked and whom a block hides from them. */
const seenBy = ({ db }: Handle, inviterId: string) =>
  db
    .selectFrom("referrals as r")
    .innerJoin("members as m", "m.id", "r.member_id")
    .where("r.inviter_id", "=", inviterId)
    .where("m.blocked_at", "is", null)
    .where(sql<boolean>`not are_hidden(${inviterId}::uuid, r.member_id)`);

/** The newest first, one row more than `limit`. */
export function listOfInviter(ctx: Handle, inviterId: string, { from, limit }: { from: Keyset; limit: number }) {
  return seenBy(ctx, inviterId)
    .select(["r.member_id as id", "m.first_name", "r.joined_at", "r.paid_at"])
    .select(atMicros("r.joined_at"))
    .where(isBefore("r.joined_at", "r.member_id", from))
    .orderBy("r.joined_at", "desc")
    .orderBy("r.member_id", "desc")
    .limit(limit + 1)
    .execute();
}
export type ReferralRow = Awaited<ReturnType<typeof listOfInviter>>[number];

export function countOfInviter(ctx: Handle, inviterId: string): Promise<{ joined: number; paid: number }> {
  return seenBy(ctx, inviterId)
    .select((e) => [e.fn.countAll<number>().as("joined"), e.fn.count<number>("r.paid_at").as("paid")])
    .executeTakeFirstOrThrow();
}

export function countEverybody({ db }: Handle): Promise<{ joined: number; paid: number }> {
  return db
    .selectFrom("referrals")
    .select((e) => [e.fn.countAll<number>().as("joined"), e.fn.count<number>("paid_at").as("paid")])
    .executeTakeFirstOrThrow();
}

/** The most first, one row more than `limit`; the keyset's instant is the number. */
export function listInviters({ db }: Handle, { from, limit }: { from: Keyset; limit: number }) {
  return db
    .selectFrom("referrals as r")
    .innerJoin("members as m", "m.id", "r.inviter_id")
    .select(["m.id", "m.phone", "m.blocked_at"])
    .select((e) => [
      sql<string>`concat_ws(' ', m.first_name, m.last_name)`.as("name"),
      e.fn.countAll<number>().as("at_micros"),
      e.fn.count<number>("r.paid_at").as("paid"),
      e.fn.max("r.joined_at").as("last_joined_at"),
    ])
    .groupBy("m.id")
    .having(sql<boolean>`(count(*), m.id) < (${from.atMicros}::bigint, ${from.id}::uuid)`)
    .orderBy("at_micros", "desc")
    .orderBy("m.id", "desc")
    .limit(limit + 1)
    .execute();
}
export type InviterRow = Awaited<ReturnType<typeof listInviters>>[number];
