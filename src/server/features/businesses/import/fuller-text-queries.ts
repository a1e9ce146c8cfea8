/** The SQL by which a thinner list takes no text away. */
import { sql } from "kysely";

/** What stands, where the list has nothing there or only a part of it. Of the rows `b` that stand and `v` of the list. */
export function fullerText(column: string) {
  const [stored, given] = [sql.ref(`b.${column}`), sql.ref(`v.${column}`)];
  const isPart = sql`length(${given}::text) < length(${stored}::text) and position(${given}::text in ${stored}::text) > 0`;
  return sql`case when coalesce(${given}::text, '') = '' or (${isPart}) then ${stored} else ${given} end`;
}
