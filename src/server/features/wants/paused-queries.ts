/** The SQL of answers whose words ask for money. */
import { sql } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { IdRange } from "#server/platform/postgres/id-page.ts";

/** Those that the staff have not decided about, the longest waiting first. */
export function listPaused({ db }: Handle, { limit, after }: IdRange) {
  return db
    .selectFrom("want_answers as a")
    .innerJoin("requirements as x", "x.id", "a.requirement_id")
    .innerJoin("members as m", "m.id", "a.member_id")
    .innerJoin("members as o", "o.id", "x.owner_id")
    .select(["a.id", "a.message", "a.price_paise", "a.created_at", "x.name as title"])
    .select(["m.phone as asker_phone", "m.created_at as asker_since"])
    .select(["o.phone as owner_phone", "o.created_at as owner_since"])
    .select([
      sql<string>`concat_ws(' ', m.first_name, m.last_name)`.as("asker_name"),
      sql<string>`concat_ws(' ', o.first_name, o.last_name)`.as("owner_name"),
    ])
    .where("a.state", "=", "paused")
    .$if(after !== undefined, (q) => q.where("a.id", ">", after!))
    .orderBy("a.id")
    .limit(limit)
    .execute();
}
export type PausedRow = Awaited<ReturnType<typeof listPaused>>[number];

export async function countPaused({ db }: Handle): Promise<number> {
  const { total } = await db
    .selectFrom("want_answers")
    .select((e) => e.fn.countAll<number>().as("total"))
    .where("state", "=", "paused")
    .executeTakeFirstOrThrow();
  return total;
}

/** Whether the newest answer of the member's has asked for money and the staff have not passed it on. */
export async function hasUnreadLast({ db }: Handle, memberId: string): Promise<boolean> {
  const last = await db
    .selectFrom("want_answers")
    .select("paused_at")
    .where("member_id", "=", memberId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return last !== undefined && last.paused_at !== null;
}
