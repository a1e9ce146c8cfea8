/** The SQL of sessions and of known devices. */
import type { Insertable, Selectable } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { Sessions } from "#server/tables/database.ts";

const LISTED = ["id", "client", "user_agent", "ip", "created_at", "last_seen_at"] as const;
export type SessionRow = Pick<Selectable<Sessions>, (typeof LISTED)[number]>;

export async function insertSession(ctx: Handle, row: Insertable<Sessions>): Promise<void> {
  await ctx.db.insertInto("sessions").values(row).execute();
}

export async function setConfirmedAt({ db }: Handle, id: string, now: Date): Promise<void> {
  await db.updateTable("sessions").set({ confirmed_at: now }).where("id", "=", id).execute();
}

/** The member's live sessions, latest first. */
export function listLiveSessions(
  ctx: Handle,
  { memberId, now, idleSince }: { memberId: string; now: Date; idleSince: Date },
): Promise<SessionRow[]> {
  return ctx.db
    .selectFrom("sessions")
    .select(LISTED)
    .where("member_id", "=", memberId)
    .where("ended_at", "is", null)
    .where("expires_at", ">", now)
    .where("last_seen_at", ">", idleSince)
    .orderBy("last_seen_at", "desc")
    .orderBy("id", "desc")
    .limit(100)
    .execute();
}

/** Ends live sessions of a member: one, all but one, or all; answers how many. */
export async function endSessions(
  ctx: Handle,
  { memberId, only, but, reason, now }: EndOfSessions & { now: Date },
): Promise<number> {
  const ended = await ctx.db
    .updateTable("sessions")
    .set({ ended_at: now, end_reason: reason })
    .where("member_id", "=", memberId)
    .where("ended_at", "is", null)
    .$if(only !== undefined, (q) => q.where("id", "=", only!))
    .$if(but !== undefined, (q) => q.where("id", "!=", but!))
    .returning("id")
    .execute();
  return ended.length;
}

export interface EndOfSessions {
  memberId: string;
  only?: string;
  but?: string;
  reason: NonNullable<Sessions["end_reason"]>;
}

/** Whether the member has used the device since then. */
export async function isDeviceOf(
  ctx: Handle,
  { memberId, hash, since }: { memberId: string; hash: Buffer; since: Date },
): Promise<boolean> {
  const row = await ctx.db
    .selectFrom("devices")
    .select("member_id")
    .where("member_id", "=", memberId)
    .where("device_hash", "=", hash)
    .where("last_seen_at", ">", since)
    .executeTakeFirst();
  return row !== undefined;
}

export async function upsertDevice(
  ctx: Handle,
  { memberId, hash, now }: { memberId: string; hash: Buffer; now: Date },
): Promise<void> {
  await ctx.db
    .insertInto("devices")
    .values({ member_id: memberId, device_hash: hash, created_at: now, last_seen_at: now })
    .onConflict((o) => o.columns(["member_id", "device_hash"]).doUpdateSet({ last_seen_at: now }))
    .execute();
}

/** Deletes the member's devices, all or all but one. */
export async function deleteDevices(ctx: Handle, memberId: string, but?: Buffer): Promise<void> {
  await ctx.db
    .deleteFrom("devices")
    .where("member_id", "=", memberId)
    .$if(but !== undefined, (q) => q.where("device_hash", "!=", but!))
    .execute();
}
