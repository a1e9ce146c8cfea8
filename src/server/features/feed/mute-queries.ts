/** The SQL of mutes: whose posts a member does not want to read. */
import type { Insertable } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { atMicros, isBefore, type Keyset } from "#server/platform/postgres/keyset.ts";
import type { FeedMutes } from "#server/tables/database.ts";

/** Once more changes nothing. */
export async function insertMute({ db }: Handle, row: Insertable<FeedMutes>): Promise<void> {
  await db
    .insertInto("feed_mutes")
    .values(row)
    .onConflict((c) => c.columns(["member_id", "muted_id"]).doNothing())
    .execute();
}

export async function deleteMute({ db }: Handle, id: string, memberId: string): Promise<void> {
  await db.deleteFrom("feed_mutes").where("id", "=", id).where("member_id", "=", memberId).execute();
}

/** One row more than `limit`, the newest first. */
export function listMutes(
  { db }: Handle,
  { memberId, from, limit }: { memberId: string; from: Keyset; limit: number },
) {
  return db
    .selectFrom("feed_mutes as u")
    .select(["u.id", "u.name", "u.created_at", atMicros("u.created_at")])
    .where("u.member_id", "=", memberId)
    .where(isBefore("u.created_at", "u.id", from))
    .orderBy("u.created_at", "desc")
    .orderBy("u.id", "desc")
    .limit(limit + 1)
    .execute();
}
