/** The SQL of what two members have to do with each other through consents. */
import { sql } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { type Asking, isBetween } from "./write-queries.ts";

/** Who has part in one, also where a block hides it. */
export function findParties({ db }: Handle, id: string) {
  return db
    .selectFrom("consents as c")
    .innerJoin("members as a", "a.id", "c.asker_id")
    .select(["c.asker_id", "c.owner_id", "c.reached_at", "c.subject_kind", "c.subject_id"])
    .select(sql<string>`concat_ws(' ', a.first_name, a.last_name)`.as("asker_name"))
    .where("c.id", "=", id)
    .executeTakeFirst();
}

/** Whoever asked, whatever became of it, and those of `also`. */
export async function listBetween(
  { db }: Handle,
  one: string,
  other: string,
  also: readonly Asking[],
): Promise<string[]> {
  const rows = await db
    .selectFrom("consents")
    .select("id")
    .where((e) => e.or(isBetween(e, one, other, also)))
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}
