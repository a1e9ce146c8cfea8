/** The SQL of what the search reads of resumes: what their cards say, and nothing that only members with a plan read. */
import { sql } from "kysely";
import { publicRows } from "#server/features/directory/item-queries.ts";
import type { SearchSource } from "#server/features/directory/kinds.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { listedResumes } from "./queries.ts";

/** It is about its area of work, its skills and the qualification, and lies in the middle of its place. The ids are taken first, as in search-source-queries.ts. */
export async function listSearchSources(ctx: Handle, ids: readonly string[]): Promise<SearchSource[]> {
  const { rows } =
    await sql<SearchSource>`select x.id, x.name, '' as description, x.place_id, p.lat, p.lng, '' as business_name,
      '' as offering_names, null::int as subcategory_id, null::int as category_id, '' as category_words,
      concat_ws(' ', f.name, f.name_hi, array_to_string(x.skills, ' '), q.name, q.name_hi) as subcategory_words,
      p.name as place_name, st.name as state_name, 0 as images, false as has_hours
    from (select * from resumes where id = any(${ids}::uuid[]) offset 0) x
    join places p on p.id = x.place_id join states st on st.code = p.state_code
    join functional_areas f on f.id = x.functional_area_id join qualifications q on q.id = x.qualification_id
    where ${publicRows(listedResumes, "x")} order by x.id`.execute(ctx.db);
  return rows;
}
