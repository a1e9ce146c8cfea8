/** The SQL of alerts that a message carries. */
import { sql } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";

/** From now on the message carries them. */
export async function carryAlerts({ db }: Handle, ids: string[], messageId: string): Promise<void> {
  await db.updateTable("alerts").set({ message_id: messageId }).where("id", "in", ids).execute();
}

/** Held until the transaction ends; all of one member. */
export function lockCarried({ db }: Handle, messageId: string) {
  return db
    .selectFrom("alerts")
    .select(["id", "member_id", "created_at"])
    .where("message_id", "=", messageId)
    .where("done_at", "is", null)
    .orderBy("id")
    .limit(500)
    .forUpdate()
    .execute();
}

/** They wait again, for a message by another channel than those that refused them. */
export async function releaseAlerts(
  { db }: Handle,
  ids: string[],
  { due, refusedBy = null }: { due: Date; refusedBy?: string | null | undefined },
): Promise<void> {
  await db
    .updateTable("alerts")
    .set({
      message_id: null,
      due_at: due,
      refused_channels: sql`array_remove(refused_channels || ${refusedBy}::text, null)`,
    })
    .where("id", "in", ids)
    .execute();
}
