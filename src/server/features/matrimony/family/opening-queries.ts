/** The SQL of the record of who opened whole profiles. */
import { type SqlBool, sql } from "kysely";
import { notBlocked } from "#server/features/blocks/block-queries.ts";
import type { Ctx } from "#server/platform/context.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { atMicros, isBefore, type Keyset } from "#server/platform/postgres/keyset.ts";

/** A member opens a profile on a day. */
export interface Opening {
  id: string;
  memberId: string;
  profileId: string;
  day: string;
  now: Date;
}

/** Records it, once a day and profile and at most so many profiles a day. A call that waits for the day's row reads it as it is then: calls at the same moment cannot pass the cap. `opened` is null when it was recorded before. */
export async function addOpening(
  { db }: Handle,
  { id, memberId, profileId, day, now }: Opening,
  most: number,
): Promise<{ isAllowed: boolean; opened: number | null }> {
  const { rows } = await sql<{ isAllowed: boolean; opened: number | null }>`with
    seen as (select 1 from matrimony_views where member_id = ${memberId} and day = ${day} and profile_id = ${profileId}),
    counted as (insert into matrimony_view_days (member_id, day, opened) select ${memberId}::uuid, ${day}::date, 1 where not exists (select 1 from seen)
      on conflict (member_id, day) do update set opened = matrimony_view_days.opened + 1 where matrimony_view_days.opened < ${most} returning opened),
    added as (insert into matrimony_views (id, profile_id, member_id, day, viewed_at)
      select ${id}::uuid, ${profileId}::uuid, ${memberId}::uuid, ${day}::date, ${now}::timestamptz from counted on conflict do nothing)
    select exists (select 1 from seen) or exists (select 1 from counted) as "isAllowed", (select opened from counted) as opened`.execute(
    db,
  );
  return rows[0]!;
}

/** Marks the day as noticed when the member opened `most` profiles on it or `quick` since an instant; false when neither is so, or it was marked before. */
export async function markNoticed(
  { db }: Handle,
  { memberId, day, now }: Opening,
  { most, quick, since }: { most: number; quick: number; since: Date },
): Promise<boolean> {
  const { rows } =
    await sql`update matrimony_view_days d set noticed_at = ${now} where member_id = ${memberId} and day = ${day} and noticed_at is null
    and (opened >= ${most} or ${quick} <= (select count(*) from matrimony_views v where v.member_id = d.member_id and v.day = d.day and v.viewed_at > ${since}))
    returning 1`.execute(db);
  return rows.length > 0;
}

const OF_SAME = sql<SqlBool>`o.profile_id = v.profile_id and o.member_id = v.member_id`;

/** Whose last look at a profile is before the one of the cursor, the latest first, one more than `limit`; nobody whom a block hides. */
export function listViewers(ctx: Ctx, { profileId, from, limit }: { profileId: string; from: Keyset; limit: number }) {
  return ctx.db
    .selectFrom("matrimony_views as v")
    .innerJoin("members as m", "m.id", "v.member_id")
    .leftJoin("places as p", "p.id", "m.place_id")
    .leftJoin("states as s", "s.code", "p.state_code")
    .select(["v.id", "v.member_id", "v.viewed_at", atMicros("v.viewed_at")])
    .select(["p.name as city", "p.name_hi as city_hi", "s.name as state", "s.name_hi as state_hi"])
    .select([
      sql<Date>`(select min(o.viewed_at) from matrimony_views o where ${OF_SAME})`.as("first_at"),
      sql<number>`(select count(*) from matrimony_views o where ${OF_SAME})::int`.as("days"),
    ])
    .where("v.profile_id", "=", profileId)
    .where("m.blocked_at", "is", null)
    .where(notBlocked(ctx, "v.member_id"))
    .where(
      sql<SqlBool>`not exists (select 1 from matrimony_views o where ${OF_SAME} and (o.viewed_at, o.id) > (v.viewed_at, v.id))`,
    )
    .where(isBefore("v.viewed_at", "v.id", from))
    .orderBy("v.viewed_at", "desc")
    .orderBy("v.id", "desc")
    .limit(limit + 1)
    .execute();
}
export type ViewerRow = Awaited<ReturnType<typeof listViewers>>[number];

export async function countViewers(ctx: Ctx, profileId: string): Promise<number> {
  const { n } = await ctx.db
    .selectFrom("matrimony_views as v")
    .innerJoin("members as m", "m.id", "v.member_id")
    .select(sql<number>`count(distinct v.member_id)::int`.as("n"))
    .where("v.profile_id", "=", profileId)
    .where("m.blocked_at", "is", null)
    .where(notBlocked(ctx, "v.member_id"))
    .executeTakeFirstOrThrow();
  return n;
}

export async function deleteOpeningsBefore({ db }: Handle, day: string): Promise<void> {
  await db.deleteFrom("matrimony_views").where("day", "<", day).execute();
  await db.deleteFrom("matrimony_view_days").where("day", "<", day).execute();
}
