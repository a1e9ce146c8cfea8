/** The SQL of what the rooms that serve every kind ask of events. */
import { publicRows } from "#server/features/directory/item-queries.ts";
import type { SearchSource } from "#server/features/directory/kinds.ts";
import { listSources } from "#server/features/directory/search-source-queries.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { listedEvents } from "./queries.ts";

/** What people call events when they search, in both scripts. */
const WORDS = "'event karyakram program sammelan gathering समारोह कार्यक्रम आयोजन सम्मेलन'::text";

export function listSearchSources(ctx: Handle, ids: readonly string[]): Promise<SearchSource[]> {
  return listSources(ctx, listedEvents, ids, {
    columns: `x.venue as business_name, '' as offering_names, x.lat, x.lng, (x.image_id is not null)::int as images, false as has_hours`,
    category: {
      join: "",
      columns: `null::int as subcategory_id, null::int as category_id, '' as category_words, ${WORDS} as subcategory_words`,
    },
  });
}

export function listForSitemap(ctx: Handle, { limit, offset }: { limit: number; offset: number }) {
  return ctx.db
    .selectFrom("events as x")
    .select(["x.id", "x.name", "x.updated_at"])
    .where(publicRows(listedEvents, "x"))
    .orderBy("x.id")
    .limit(limit)
    .offset(offset)
    .execute();
}
