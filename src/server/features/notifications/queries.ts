/** The SQL of notifications. */
import { type Insertable, sql } from "kysely";
import type { Ctx } from "#server/platform/context.ts";
import type { NotificationsTable } from "#server/tables/notifications.ts";

type Handle = Pick<Ctx, "db">;

/** The channel on which processes tell each other whose notifications changed: '<member> <notification, when new>'. */
export const CHANNEL = "notifications";

export interface NotificationRow {
  id: string;
  member_id: string;
  key: string;
  parameters: Record<string, string | number>;
  redirect: string | null;
  read_at: Date | null;
  created_at: Date;
}

const COLUMNS = ["id", "member_id", "key", "parameters", "redirect", "read_at", "created_at"] as const;

export async function insertNotification(ctx: Handle, row: Insertable<NotificationsTable>): Promise<void> {
  await ctx.db.insertInto("notifications").values(row).execute();
}

/** Makes the open streams of a member look, once the transaction commits. */
export async function tellStreams(ctx: Handle, memberId: string, id?: string): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${id ? `${memberId} ${id}` : memberId})`.execute(ctx.db);
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
    .select((e) => e.fn.countAll<string>().as("total"))
    .where("member_id", "=", memberId)
    .where("read_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(total);
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

/** The newest notification since then that leads to the same path or, being a note, says the same. */
export function findToldAlready(
  ctx: Handle,
  { memberId, text, redirect, since }: { memberId: string; text: string; redirect?: string; since: Date },
): Promise<NotificationRow | undefined> {
  return ctx.db
    .selectFrom("notifications")
    .select(COLUMNS)
    .where("member_id", "=", memberId)
    .where("created_at", ">", since)
    .where((e) =>
      e.or([
        ...(redirect ? [e.and([e("key", "<>", "notice.own"), e("redirect", "=", redirect)])] : []),
        e.and([
          e("key", "=", "notice.own"),
          e(sql`parameters ->> 't'`, "=", text),
          e("redirect", "is not distinct from", redirect ?? null),
        ]),
      ]),
    )
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}

export async function countOwnNotesSince(ctx: Handle, memberId: string, since: Date): Promise<number> {
  const { total } = await ctx.db
    .selectFrom("notifications")
    .select((e) => e.fn.countAll<string>().as("total"))
    .where("member_id", "=", memberId)
    .where("key", "=", "notice.own")
    .where("created_at", ">", since)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** The caller's newest lead since then that fits, with the id of its notification (null when the owner has deleted it). */
export function findLeadNotification(
  ctx: Handle,
  lead: { memberId: string; ownerId?: string; listingId?: string; businessId?: string; since: Date },
): Promise<{ id: string | null } | undefined> {
  return ctx.db
    .selectFrom("leads as l")
    .leftJoin("notifications as n", (j) =>
      j.onRef("n.member_id", "=", "l.owner_id").on((e) => e("n.about", "=", sql<string>`'lead:' || l.id`)),
    )
    .select("n.id")
    .where("l.member_id", "=", lead.memberId)
    .where("l.created_at", ">", lead.since)
    .$if(lead.ownerId !== undefined, (q) => q.where("l.owner_id", "=", lead.ownerId!))
    .$if(lead.listingId !== undefined, (q) => q.where("l.listing_id", "=", lead.listingId!))
    .$if(lead.businessId !== undefined, (q) => q.where("l.business_id", "=", lead.businessId!))
    .orderBy("l.id", "desc")
    .limit(1)
    .executeTakeFirst();
}
