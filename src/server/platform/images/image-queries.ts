/** The SQL of pictures: whose they are, and which nothing shows any more. */
import { type Insertable, sql } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { Images } from "#server/tables/database.ts";

export async function countImages({ db }: Handle, ownerId: string): Promise<number> {
  const { count } = await db
    .selectFrom("images")
    .select((e) => e.fn.countAll<number>().as("count"))
    .where("owner_id", "=", ownerId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertImage({ db }: Handle, row: Insertable<Images>): Promise<void> {
  await db.insertInto("images").values(row).execute();
}

/** They are another member's from then on. */
export async function giveImages({ db }: Handle, ids: string[], ownerId: string): Promise<void> {
  await db.updateTable("images").set({ owner_id: ownerId }).where("id", "in", ids).execute();
}

/** Deletes at most `limit` older pictures that nothing shows, and answers their keys. Every column that names a picture has to be listed here. */
export async function deleteUnusedImages({ db }: Handle, before: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`delete from images where id in (
      select i.id from images i where i.created_at < ${before}
        and not exists (select 1 from members m where m.logo_image_id = i.id)
        and not exists (select 1 from business_images b where b.image_id = i.id)
        and not exists (select 1 from listing_images l where l.image_id = i.id)
        and not exists (select 1 from feed_post_images f where f.image_id = i.id)
        and not exists (select 1 from seva_entry_images s where s.image_id = i.id)
        and not exists (select 1 from seva_entries q where q.owner_id = i.owner_id and q.pending_edit -> 'imageIds' ? i.id::text)
        and not exists (select 1 from events e where e.image_id = i.id)
        and not exists (select 1 from events v where v.owner_id = i.owner_id and v.pending_edit ->> 'image_id' = i.id::text)
        and not exists (select 1 from announcements a where a.image_id = i.id)
        and not exists (select 1 from announcements n where n.owner_id = i.owner_id and n.pending_edit ->> 'image_id' = i.id::text)
        and not exists (select 1 from banners a where a.image_id = i.id)
        and not exists (select 1 from articles t where t.image_id = i.id)
        and not exists (select 1 from matrimony_photos p where p.image_id = i.id)
        and not exists (select 1 from matrimony_profiles e where e.owner_id = i.owner_id and e.pending_edit @> jsonb_build_object('photos', jsonb_build_array(jsonb_build_object('imageId', i.id))))
        and not exists (select 1 from businesses w where w.owner_id = i.owner_id and w.pending_edit -> 'imageIds' ? i.id::text)
      limit ${limit} for update skip locked)
    returning key`.execute(db);
  return rows.map(({ key }) => key);
}

/** Ids of the owner's pictures by key. */
export async function imageIdsByKey(ctx: Handle, ownerId: string, keys: string[]): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom("images")
    .select(["key", "id"])
    .where("owner_id", "=", ownerId)
    .where("key", "in", keys)
    .execute();
  return new Map(rows.map((row) => [row.key, row.id]));
}

/** Keys of these pictures, in their order. */
export async function imageKeysById(ctx: Handle, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await ctx.db.selectFrom("images").select(["id", "key"]).where("id", "in", ids).execute();
  const keys = new Map(rows.map(({ id, key }) => [id, key]));
  return ids.flatMap((id) => keys.get(id) ?? []);
}
