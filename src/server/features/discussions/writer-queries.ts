/** The SQL that finds the writer of a comment. */
import { sql } from "kysely";
import { notBlocked } from "#server/features/blocks/block-queries.ts";
import type { Ctx } from "#server/platform/context.ts";

/** One that the caller may read. */
export function findSeenComment(ctx: Ctx, id: string) {
  return ctx.db
    .selectFrom("comments as c")
    .innerJoin("members as m", "m.id", "c.member_id")
    .select(["c.member_id", "m.first_name", "m.last_name"])
    .select(
      sql<boolean>`(m.show_on_map or exists (select from businesses o where o.owner_id = m.id and o.approval = 'approved' and o.deleted_at is null))`.as(
        "has_page",
      ),
    )
    .where("c.id", "=", id)
    .where("c.state", "=", "public")
    .where("c.is_withheld", "=", false)
    .where(notBlocked(ctx, "c.member_id"))
    .executeTakeFirst();
}
