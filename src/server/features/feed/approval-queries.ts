/** The SQL of what the staff read of posts that wait or are reported. */
import { sql } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";

/** In no order, deleted or not. */
export function listForApproval({ db }: Handle, ids: readonly string[]) {
  return db
    .selectFrom("feed_posts as x")
    .leftJoin("groups as g", "g.id", "x.group_id")
    .leftJoin("places as p", "p.id", "x.place_id")
    .select(["x.id", "x.owner_id", "x.text", "x.poll_closes_on", "x.group_id", "g.name as group_name"])
    .select(["p.name as place_name", "p.name_hi as place_name_hi"])
    .select([
      sql<string[]>`array(select i.key from feed_post_images e join images i on i.id = e.image_id
        where e.post_id = x.id order by e.place)`.as("images"),
      sql<string[]>`array(select o.text from feed_poll_options o where o.post_id = x.id order by o.place)`.as(
        "options",
      ),
    ])
    .where("x.id", "in", ids)
    .execute();
}
export type ApprovalRow = Awaited<ReturnType<typeof listForApproval>>[number];
