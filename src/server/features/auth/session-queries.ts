/** The SQL of sessions. */
import type { Insertable } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { Sessions } from "#server/tables/database.ts";

export async function insertSession(ctx: Handle, row: Insertable<Sessions>): Promise<void> {
  await ctx.db.insertInto("sessions").values(row).execute();
}

export interface SessionRow {
  id: string;
  client: Sessions["client"];
  user_agent: string;
  ip: string;
  created_at: Date;
  last_seen_at: Date;
}

/** The member's live sessions, latest first. */
export function listLiveSessions(
  ctx: Handle,
  { memberId, now, idleSince }: { memberId: string; now: Date; idleSince: Date },
): Promise<SessionRow[]> {
  return ctx.db
    .selectFrom("sessions")
    .select(["id", "client", "user_agent", "ip", "created_at", "last_seen_at"])
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
