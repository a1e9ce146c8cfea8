/** The SQL of notifications. */
import type { Insertable, Selectable } from "kysely";
import type { Ctx } from "#server/platform/context.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { notify } from "#server/platform/postgres/notify-queries.ts";
import type { Notifications } from "#server/tables/database.ts";

/** The channel on which all processes hear whose notifications changed: '<member> <notification, when new>'. */
export const CHANNEL = "notifications";

export const COLUMNS = ["id", "member_id", "key", "parameters", "redirect", "read_at", "created_at"] as const;
export type NotificationRow = Pick<Selectable<Notifications>, (typeof COLUMNS)[number]>;

export async function insertNotification(ctx: Handle, row: Insertable<Notifications>): Promise<void> {
  await ctx.db.insertInto("notifications").values(row).execute();
}

/** Wakes the open streams of a member, once the transaction commits. */
export async function wakeStreams(ctx: Handle, memberId: string, id?: string): Promise<void> {
  await notify(ctx, CHANNEL, id ? `${memberId} ${id}` : memberId);
}

export function listNotifications(
  ctx: Handle,
  { memberId, limit, after, ids }: { memberId: string; limit: number; after?: string; ids?: string[] },
): Promise<NotificationRow[]> {
  return ctx.db
    .selectFrom("notifications")
    .select(COLUMNS)
    .where("member_id", "=", memberId)
    .$if(after !== undefined, (q) => q.where("id", "<", after!))
    .$if(ids !== undefined, (q) => q.where("id", "in", ids!))
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

export async function countUnread(ctx: Handle, memberId: string): Promise<number> {
  const { total } = await ctx.db
    .selectFrom("notifications")
    .select((e) => e.fn.countAll<number>().as("total"))
    .where("member_id", "=", memberId)
    .where("read_at", "is", null)
    .executeTakeFirstOrThrow();
  return total;
}

/** How many rows became read: 0 when it does not exist or is another's. */
export async function markOne(ctx: Ctx, memberId: string, id: string): Promise<number> {
  const rows = await ctx.db
    .updateTable("notifications")
    .set((e) => ({ read_at: e.fn.coalesce("read_at", e.val(ctx.clock.now())) }))
    .where("member_id", "=", memberId)
    .where("id", "=", id)
    .returning("id")
    .execute();
  return rows.length;
}

export async function markAll(ctx: Ctx, memberId: string): Promise<void> {
  await ctx.db
    .updateTable("notifications")
    .set({ read_at: ctx.clock.now() })
    .where("member_id", "=", memberId)
    .where("read_at", "is", null)
    .execute();
}

/** How many became read of those that lead there. */
export async function markLeadingTo(ctx: Ctx, memberId: string, paths: string[]): Promise<number> {
  const { numUpdatedRows } = await ctx.db
    .updateTable("notifications")
    .set({ read_at: ctx.clock.now() })
    .where("member_id", "=", memberId)
    .where("redirect", "in", paths)
    .where("read_at", "is", null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function deleteOne(ctx: Handle, memberId: string, id: string): Promise<number> {
  const gone = await ctx.db
    .deleteFrom("notifications")
    .where("member_id", "=", memberId)
    .where("id", "=", id)
    .returning("id")
    .execute();
  return gone.length;
}

export async function deleteAll(ctx: Handle, memberId: string): Promise<void> {
  await ctx.db.deleteFrom("notifications").where("member_id", "=", memberId).execute();
}

export async function deleteAbout(ctx: Handle, memberId: string, about: string): Promise<void> {
  await ctx.db.deleteFrom("notifications").where("member_id", "=", memberId).where("about", "=", about).execute();
}

export async function deleteOlderThan(ctx: Handle, day: Date): Promise<void> {
  await ctx.db.deleteFrom("notifications").where("created_at", "<", day).execute();
}
