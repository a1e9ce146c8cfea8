/** The SQL of what the rooms that serve every kind ask of job openings. */
import { publicRows } from "#server/features/directory/item-queries.ts";
import type { SearchSource } from "#server/features/directory/kinds.ts";
import { listSources } from "#server/features/directory/search-source-queries.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { listedJobs } from "./queries.ts";

/** An opening is about its area of work, its skills and the qualification, and lies in the middle of its place. */
export function listSearchSources(ctx: Handle, ids: readonly string[]): Promise<SearchSource[]> {
  return listSources(ctx, listedJobs, ids, {
    columns: "x.company_name as business_name, '' as offering_names, p.lat, p.lng, 0 as images, false as has_hours",
    category: {
      join: "join functional_areas f on f.id = x.functional_area_id join qualifications q on q.id = x.qualification_id",
      columns: `null::int as subcategory_id, null::int as category_id, '' as category_words,
        concat_ws(' ', f.name, f.name_hi, array_to_string(x.skills, ' '), q.name, q.name_hi) as subcategory_words`,
    },
  });
}

export function listForSitemap(ctx: Handle, { limit, offset }: { limit: number; offset: number }) {
  return ctx.db
    .selectFrom("job_openings as x")
    .select(["x.id", "x.name", "x.updated_at"])
    .where(publicRows(listedJobs, "x"))
    .orderBy("x.id")
    .limit(limit)
    .offset(offset)
    .execute();
}
