/** The SQL of notifications whose address has changed. */
import type { Handle } from "#server/platform/postgres/handle.ts";

/** What led the member to one path leads to the other. */
export async function redirectNotifications(
  { db }: Handle,
  { memberId, from, to }: { memberId: string; from: string; to: string },
): Promise<void> {
  await db
    .updateTable("notifications")
    .set({ redirect: to })
    .where("member_id", "=", memberId)
    .where("redirect", "=", from)
    .execute();
  await db
    .updateTable("alerts")
    .set({ path: to })
    .where("member_id", "=", memberId)
    .where("path", "=", from)
    .where("done_at", "is", null)
    .execute();
}
