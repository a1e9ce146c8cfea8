/** The SQL of notices to devices: what was chosen, which devices there are, and the ledger of what is told. */
import { type Insertable, sql } from "kysely";
import type { AlertPace } from "#contract/alert-settings.ts";
import { PUSH_TOPICS, type PushTopic } from "#contract/push-settings.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { PushDevices, PushNotices, PushSettings } from "#server/tables/database.ts";

export type DueNotice = Awaited<ReturnType<typeof lockDueNotices>>[number];

export async function findPushSettings(
  { db }: Handle,
  memberId: string,
): Promise<{ topics: PushTopic[]; pace: AlertPace }> {
  const row = await db
    .selectFrom("push_settings")
    .select(["topics", "pace"])
    .where("member_id", "=", memberId)
    .executeTakeFirst();
  return { topics: (row?.topics as PushTopic[] | undefined) ?? [...PUSH_TOPICS], pace: row?.pace ?? "at-once" };
}

export async function upsertPushSettings({ db }: Handle, row: Insertable<PushSettings>): Promise<void> {
  const { topics, pace, updated_at } = row;
  await db
    .insertInto("push_settings")
    .values(row)
    .onConflict((c) => c.column("member_id").doUpdateSet({ topics, pace, updated_at }))
    .execute();
}

export async function upsertDevice({ db }: Handle, row: Insertable<PushDevices>): Promise<void> {
  const { member_id, public_key, auth } = row;
  await db
    .insertInto("push_devices")
    .values(row)
    .onConflict((c) => c.column("endpoint").doUpdateSet({ member_id, public_key, auth }))
    .execute();
}

/** Keeps the newest of a member. */
export async function trimDevices({ db }: Handle, memberId: string, most: number): Promise<void> {
  await db
    .deleteFrom("push_devices")
    .where("id", "in", (e) =>
      e
        .selectFrom("push_devices")
        .select("id")
        .where("member_id", "=", memberId)
        .orderBy("id", "desc")
        .limit(1000)
        .offset(most),
    )
    .execute();
}

export async function deleteDevice(
  { db }: Handle,
  { memberId, endpoint }: { memberId: string; endpoint: string },
): Promise<void> {
  await db.deleteFrom("push_devices").where("member_id", "=", memberId).where("endpoint", "=", endpoint).execute();
}

export async function deleteGoneDevice({ db }: Handle, id: string): Promise<void> {
  await db.deleteFrom("push_devices").where("id", "=", id).execute();
}

export async function markTold({ db }: Handle, id: string, now: Date): Promise<void> {
  await db.updateTable("push_devices").set({ told_at: now }).where("id", "=", id).execute();
}

export function listDevices({ db }: Handle, memberId: string): Promise<Array<{ id: string }>> {
  return db
    .selectFrom("push_devices")
    .select("id")
    .where("member_id", "=", memberId)
    .orderBy("id")
    .limit(100)
    .execute();
}

/** A device whose member may be told. */
export function findDevice({ db }: Handle, id: string) {
  return db
    .selectFrom("push_devices as d")
    .innerJoin("members as m", "m.id", "d.member_id")
    .select(["d.id", "d.endpoint", "d.public_key", "d.auth"])
    .where("d.id", "=", id)
    .where("m.blocked_at", "is", null)
    .executeTakeFirst();
}

/** Writes it for who has a device and has chosen the topic; the same thing on the same day only tells of its newest notification. */
export async function insertPushNotice(
  { db }: Handle,
  { due, ...row }: Omit<Insertable<PushNotices>, "due_at"> & { due: Record<AlertPace, Date> },
): Promise<void> {
  await sql`insert into push_notices (id, member_id, mark, topic, notification_id, path, created_at, due_at)
    select ${row.id}, ${row.member_id}, ${row.mark}, ${row.topic}, ${row.notification_id}, ${row.path ?? null}, ${row.created_at},
        case s.pace when 'digest' then ${due.digest}::timestamptz else ${due["at-once"]}::timestamptz end
      from (select 1) as one left join push_settings s on s.member_id = ${row.member_id}
      where (s.topics is null or ${row.topic} = any(s.topics))
        and exists (select from push_devices d where d.member_id = ${row.member_id})
    on conflict (member_id, mark) do update set notification_id = excluded.notification_id, path = excluded.path`.execute(
    db,
  );
}

export async function listMembersWithDueNotices({ db }: Handle, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("push_notices")
    .select("member_id")
    .distinct()
    .where("done_at", "is", null)
    .where("due_at", "<=", now)
    .orderBy("member_id")
    .limit(limit)
    .execute();
  return rows.map(({ member_id }) => member_id);
}

/** What is due to a member, held until the transaction ends, with whether it is still unread. */
export function lockDueNotices({ db }: Handle, memberId: string, now: Date) {
  return db
    .selectFrom("push_notices as p")
    .select(["p.id", "p.topic", "p.path"])
    .select(
      sql<boolean>`exists (select from notifications n where n.id = p.notification_id and n.read_at is null)`.as(
        "unread",
      ),
    )
    .where("p.member_id", "=", memberId)
    .where("p.done_at", "is", null)
    .where("p.due_at", "<=", now)
    .orderBy("p.id")
    .limit(500)
    .forUpdate()
    .skipLocked()
    .execute();
}

export async function finishNotices({ db }: Handle, ids: string[], now: Date): Promise<void> {
  await db.updateTable("push_notices").set({ done_at: now }).where("id", "in", ids).execute();
}

export async function postponeNotices({ db }: Handle, ids: string[], dueAt: Date): Promise<void> {
  await db.updateTable("push_notices").set({ due_at: dueAt }).where("id", "in", ids).execute();
}

export async function deleteNoticesBefore({ db }: Handle, before: Date): Promise<void> {
  await db.deleteFrom("push_notices").where("done_at", "<", before).execute();
}

export function findLanguage({ db }: Handle, memberId: string) {
  return db.selectFrom("members").select("language").where("id", "=", memberId).executeTakeFirstOrThrow();
}
