/** The SQL of the record of whole views. */
import { sql } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";

/** A member opens an item on a day. */
export interface Opening {
  memberId: string;
  day: string;
  item: { kind: number; id: string };
  /** Whose contact the item shows. */
  contactId: string;
  now: Date;
}

/** Records it, once a day and item and at most so many items a day. A call that waits for the day's row reads it as it is then: calls at the same moment cannot pass the cap. `opened` is null when it was recorded before. */
export async function addFullView(
  { db }: Handle,
  { memberId, day, item, contactId, now }: Opening,
  most: number,
): Promise<{ isAllowed: boolean; opened: number | null; knowsContact: boolean }> {
  const { rows } = await sql<{ isAllowed: boolean; opened: number | null; knowsContact: boolean }>`with
    seen as (select 1 from full_views where member_id = ${memberId} and day = ${day} and item_kind = ${item.kind} and item_id = ${item.id}),
    counted as (insert into full_view_days (member_id, day, opened) select ${memberId}::uuid, ${day}::date, 1 where not exists (select 1 from seen)
      on conflict (member_id, day) do update set opened = full_view_days.opened + 1 where full_view_days.opened < ${most} returning opened),
    added as (insert into full_views (member_id, day, item_kind, item_id, viewed_at)
      select ${memberId}::uuid, ${day}::date, ${item.kind}::smallint, ${item.id}::uuid, ${now}::timestamptz from counted on conflict do nothing)
    select exists (select 1 from seen) or exists (select 1 from counted) as "isAllowed", (select opened from counted) as opened,
      exists (select 1 from contact_reveals where member_id = ${memberId} and contact_id = ${contactId}) as "knowsContact"`.execute(
    db,
  );
  return rows[0]!;
}

/** Marks the day as noticed when the member opened `most` items on it or `quick` since an instant; false when neither is so, or it was marked before. */
export async function markNoticed(
  { db }: Handle,
  { memberId, day, now }: Pick<Opening, "memberId" | "day" | "now">,
  { most, quick, since }: { most: number; quick: number; since: Date },
): Promise<boolean> {
  const { rows } =
    await sql`update full_view_days d set noticed_at = ${now} where member_id = ${memberId} and day = ${day} and noticed_at is null
    and (opened >= ${most} or ${quick} <= (select count(*) from full_views v where v.member_id = d.member_id and v.day = d.day and v.viewed_at > ${since}))
    returning 1`.execute(db);
  return rows.length > 0;
}

export async function findMemberName({ db }: Handle, memberId: string): Promise<string> {
  const { name } = await db
    .selectFrom("members")
    .select(sql<string>`concat_ws(' ', first_name, last_name)`.as("name"))
    .where("id", "=", memberId)
    .executeTakeFirstOrThrow();
  return name;
}

export async function deleteFullViewsBefore({ db }: Handle, day: string): Promise<void> {
  await db.deleteFrom("full_views").where("day", "<", day).execute();
  await db.deleteFrom("full_view_days").where("day", "<", day).execute();
}
