/** Removes pictures that nothing shows any more: of edits that were given up, and of things that were deleted. */
import { sql } from "kysely";
import { DAY_MS } from "#base/dates.ts";
import type { Base } from "#server/platform/context.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { imageFileNames } from "./images.ts";

const BATCH = 500;

/** One run of the timed job; younger pictures may still belong to an edit under way. */
export async function removeUnusedImages(base: Handle & Pick<Base, "clock" | "ports">): Promise<void> {
  const before = new Date(base.clock.now().getTime() - DAY_MS);
  for (;;) {
    const { rows } = await sql<{ key: string }>`delete from images where id in (
        select i.id from images i where i.created_at < ${before}
          and not exists (select 1 from members m where m.logo_image_id = i.id)
          and not exists (select 1 from business_images b where b.image_id = i.id)
          and not exists (select 1 from listing_images l where l.image_id = i.id)
          and not exists (select 1 from businesses w where w.owner_id = i.owner_id and w.pending_edit -> 'imageIds' ? i.id::text)
        limit ${BATCH} for update skip locked)
      returning key`.execute(base.db);
    for (const { key } of rows) for (const name of imageFileNames(key)) await base.ports.images.remove(name);
    if (rows.length < BATCH) return;
  }
}
