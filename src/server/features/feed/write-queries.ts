/** The SQL that writes posts, their pictures and polls, and votes. */
import { type Insertable, sql, type Updateable } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { FeedPosts, FeedVotes } from "#server/tables/database.ts";

/** Whether the staff have approved a post of this member before; of two first ones that are sent at once, the later waits for the earlier. */
export async function isTrustedInTurn({ db }: Handle, ownerId: string): Promise<boolean> {
  await db.selectFrom("members").select("id").where("id", "=", ownerId).forNoKeyUpdate().execute();
  const row = await db
    .selectFrom("feed_posts")
    .select("id")
    .where("owner_id", "=", ownerId)
    .where("approval", "=", "approved")
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertPost({ db }: Handle, row: Insertable<FeedPosts>): Promise<void> {
  await db.insertInto("feed_posts").values(row).execute();
}

export async function updatePostRow({ db }: Handle, id: string, values: Updateable<FeedPosts>): Promise<void> {
  await db.updateTable("feed_posts").set(values).where("id", "=", id).execute();
}

/** Held until the transaction ends, unless its author took it away. */
export function lockPost({ db }: Handle, id: string) {
  return db
    .selectFrom("feed_posts")
    .selectAll()
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
}

export async function setImages({ db }: Handle, id: string, imageIds: readonly string[]): Promise<void> {
  await db.deleteFrom("feed_post_images").where("post_id", "=", id).execute();
  if (imageIds.length === 0) return;
  const rows = imageIds.map((image_id, place) => ({ post_id: id, image_id, place }));
  await db.insertInto("feed_post_images").values(rows).execute();
}

export async function insertOptions({ db }: Handle, id: string, options: readonly string[]): Promise<void> {
  if (options.length === 0) return;
  const rows = options.map((text, place) => ({ post_id: id, place, text }));
  await db.insertInto("feed_poll_options").values(rows).execute();
}

/** The member's one vote, new or changed. */
export async function putVote({ db }: Handle, row: Insertable<FeedVotes>): Promise<void> {
  await db
    .insertInto("feed_votes")
    .values(row)
    .onConflict((c) =>
      c.columns(["post_id", "member_id"]).doUpdateSet({
        place: sql`excluded.place`,
        voted_at: sql`excluded.voted_at`,
      }),
    )
    .execute();
}

/** Whether the member is in the group, or moderates it, and the staff have approved it. */
export async function isInGroup({ db }: Handle, groupId: string, memberId: string): Promise<boolean> {
  const { rows } = await sql<{ is_in: boolean }>`select exists (select from groups g where g.id = ${groupId}
    and g.approval = 'approved' and g.deleted_at is null and (g.moderator_id = ${memberId}
      or exists (select from group_members w where w.group_id = g.id and w.member_id = ${memberId} and w.state = 'member'))) as is_in`.execute(
    db,
  );
  return rows[0]!.is_in;
}
