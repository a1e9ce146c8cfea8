/** The SQL of alerts: the ledger of what goes to whom, and how each member wants it. */
import { type Insertable, type Selectable, sql } from "kysely";
import type { AlertChannel, AlertPace } from "#contract/alert-settings.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { AlertSettings, Alerts } from "#server/tables/database.ts";

const COLUMNS = ["id", "kind", "about", "path", "parameters", "due_at", "created_at", "refused_channels"] as const;
export type AlertRow = Pick<Selectable<Alerts>, (typeof COLUMNS)[number]>;
export type AlertKind = Alerts["kind"];
export type Receiver = NonNullable<Awaited<ReturnType<typeof findReceiver>>>;

/** False when it is in the ledger already. */
export async function insertAlert({ db }: Handle, row: Insertable<Alerts>): Promise<boolean> {
  const inserted = await db
    .insertInto("alerts")
    .values(row)
    .onConflict((c) => c.columns(["member_id", "about"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** What is due to a member and not on its way, oldest first, held until the transaction ends; what another worker holds is left out. */
export function lockDueAlerts({ db }: Handle, memberId: string, now: Date): Promise<AlertRow[]> {
  return db
    .selectFrom("alerts")
    .select(COLUMNS)
    .where("member_id", "=", memberId)
    .where("done_at", "is", null)
    .where("message_id", "is", null)
    .where("due_at", "<=", now)
    .orderBy("id")
    .limit(500)
    .forUpdate()
    .skipLocked()
    .execute();
}

export async function listMembersWithDueAlerts({ db }: Handle, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("alerts")
    .select("member_id")
    .distinct()
    .where("done_at", "is", null)
    .where("message_id", "is", null)
    .where("due_at", "<=", now)
    .orderBy("member_id")
    .limit(limit)
    .execute();
  return rows.map(({ member_id }) => member_id);
}

/** Which of these the member has read in the portal: their notifications, by what they are about. */
export async function listReadAbouts({ db }: Handle, memberId: string, abouts: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom("notifications")
    .select("about")
    .where("member_id", "=", memberId)
    .where("about", "in", abouts)
    .where("read_at", "is not", null)
    .$narrowType<{ about: string }>()
    .execute();
  return rows.map(({ about }) => about);
}

export async function postponeAlerts({ db }: Handle, ids: string[], dueAt: Date): Promise<void> {
  await db.updateTable("alerts").set({ due_at: dueAt }).where("id", "in", ids).execute();
}

/** Records how they ended, and forgets what they said. */
export async function finishAlerts(
  { db }: Handle,
  ids: string[],
  { outcome, now }: { outcome: NonNullable<Alerts["outcome"]>; now: Date },
): Promise<void> {
  await db
    .updateTable("alerts")
    .set({ outcome, done_at: now, parameters: sql`'{}'::jsonb` })
    .where("id", "in", ids)
    .execute();
}

export async function deleteAlertsBefore({ db }: Handle, before: Date): Promise<void> {
  await db.deleteFrom("alerts").where("done_at", "<", before).execute();
}

/** A member who has signed up and is not blocked: how and where to reach them. */
export function findReceiver({ db }: Handle, memberId: string) {
  return db
    .selectFrom("members as m")
    .leftJoin("alert_settings as s", "s.member_id", "m.id")
    .select(["m.id", "m.phone", "m.language", "m.plan_expires_at"])
    .select(sql<string | null>`case when m.email = m.confirmed_email then m.email end`.as("mail_address"))
    .select((e) => [
      e.fn.coalesce("s.channel", sql<AlertChannel>`'sms'`).as("channel"),
      e.fn.coalesce("s.pace", sql<AlertPace>`'at-once'`).as("pace"),
    ])
    .where("m.id", "=", memberId)
    .where("m.pin_hash", "is not", null)
    .where("m.blocked_at", "is", null)
    .executeTakeFirst();
}

export async function upsertSettings({ db }: Handle, row: Insertable<AlertSettings>): Promise<void> {
  const { channel, pace, updated_at } = row;
  await db
    .insertInto("alert_settings")
    .values(row)
    .onConflict((c) => c.column("member_id").doUpdateSet({ channel, pace, updated_at }))
    .execute();
}

/** The leads of an owner that wait for a plan. */
export async function countWaitingLeads({ db }: Handle, ownerId: string): Promise<number> {
  const { total } = await db
    .selectFrom("leads")
    .select((e) => e.fn.countAll<number>().as("total"))
    .where("owner_id", "=", ownerId)
    .where("waiting", "=", true)
    .executeTakeFirstOrThrow();
  return total;
}
