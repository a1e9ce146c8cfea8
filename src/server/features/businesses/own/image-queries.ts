/** The SQL of a business's pictures. */
import type { Handle } from "#server/platform/postgres/handle.ts";

/** The ids of the public pictures in their order. */
export async function listImageIds(ctx: Handle, id: string): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom("business_images")
    .select("image_id")
    .where("business_id", "=", id)
    .orderBy("place")
    .execute();
  return rows.map((row) => row.image_id);
}

export async function setImages(ctx: Handle, id: string, imageIds: readonly string[]): Promise<void> {
  await ctx.db.deleteFrom("business_images").where("business_id", "=", id).execute();
  if (imageIds.length === 0) return;
  const rows = imageIds.map((image_id, place) => ({ business_id: id, image_id, place }));
  await ctx.db.insertInto("business_images").values(rows).execute();
}
