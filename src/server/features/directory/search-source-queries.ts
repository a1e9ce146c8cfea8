/** What the search reads of an item, the same for every kind, and the part of its SQL that all kinds share. */
import { sql } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { publicRows } from "./item-queries.ts";
import type { ListedKind, SearchSource } from "./kinds.ts";

const PLACE = "join places p on p.id = x.place_id join states st on st.code = p.state_code";
const COLUMNS = "x.id, x.name, x.description, x.place_id, p.name as place_name, st.name as state_name";
/** Of a kind that has the subcategories of businesses. */
const CATEGORY = {
  join: "join subcategories s on s.id = x.subcategory_id join categories c on c.id = s.category_id",
  columns: `x.subcategory_id, s.category_id, concat_ws(' ', s.name, s.name_hi, array_to_string(s.synonyms, ' ')) as subcategory_words,
    concat_ws(' ', c.name, c.name_hi, array_to_string(c.synonyms, ' ')) as category_words`,
};

/**
 * The sources of those of these items that are public, by id. `columns` adds business_name, lat, lng, images and has_hours to the item's row `x`, with what `join`
 * brings; `category` says what it is about. The ids are taken before anything else is asked of them: a database without statistics would else read an index of all public items.
 */
export async function listSources(
  ctx: Handle,
  kind: ListedKind,
  ids: readonly string[],
  { columns, join = "", category = CATEGORY }: { columns: string; join?: string; category?: typeof CATEGORY },
): Promise<SearchSource[]> {
  const { rows } = await sql<SearchSource>`select ${sql.raw(`${COLUMNS}, ${category.columns}, ${columns}`)}
    from (select * from ${sql.table(kind.table)} where id = any(${ids}::uuid[]) offset 0) x ${sql.raw(`${join} ${PLACE} ${category.join}`)}
    where ${publicRows(kind, "x")} order by x.id`.execute(ctx.db);
  return rows;
}
