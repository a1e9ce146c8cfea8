/** The SQL behind what browsers ask to be notified of: the notification that is there already, so that nothing is written twice. */
import { sql } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { COLUMNS, type NotificationRow } from "./queries.ts";

/** The newest notification since then that leads to the same path or, being a note, says the same. */
export function findDuplicate(
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
    .$if(lead.listingId !== undefined, (q) => q.where("l.item_id", "=", lead.listingId!))
    .$if(lead.businessId !== undefined, (q) => q.where("l.item_id", "=", lead.businessId!))
    .orderBy("l.id", "desc")
    .limit(1)
    .executeTakeFirst();
}
