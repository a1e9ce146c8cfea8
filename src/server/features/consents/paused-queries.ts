/** The SQL of requests that wait for the staff. */
import { sql } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { IdRange } from "#server/platform/postgres/id-page.ts";

/** Those that the staff have not decided about, the longest waiting first. */
export function listPaused({ db }: Handle, { limit, after }: IdRange) {
  return db
    .selectFrom("consents as c")
    .innerJoin("members as a", "a.id", "c.asker_id")
    .innerJoin("members as o", "o.id", "c.owner_id")
    .select(["c.id", "c.message", "c.scopes_asked", "c.subject_kind", "c.subject_id", "c.created_at"])
    .select(["a.phone as asker_phone", "a.created_at as asker_since", "o.phone as owner_phone"])
    .select([
      "o.created_at as owner_since",
      sql<string>`concat_ws(' ', a.first_name, a.last_name)`.as("asker_name"),
      sql<string>`concat_ws(' ', o.first_name, o.last_name)`.as("owner_name"),
    ])
    .where("c.state", "=", "paused")
    .$if(after !== undefined, (q) => q.where("c.id", ">", after!))
    .orderBy("c.id")
    .limit(limit)
    .execute();
}
export type PausedRow = Awaited<ReturnType<typeof listPaused>>[number];

export async function countPaused({ db }: Handle): Promise<number> {
  const { total } = await db
    .selectFrom("consents")
    .select((e) => e.fn.countAll<number>().as("total"))
    .where("state", "=", "paused")
    .executeTakeFirstOrThrow();
  return total;
}
