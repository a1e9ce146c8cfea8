/** The SQL of what the search asks of articles. */
import type { SearchSource } from "#server/features/directory/kinds.ts";
import { listSources } from "#server/features/directory/search-source-queries.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { listedArticles } from "./queries.ts";

/** What people call each kind when they search, in both scripts. */
const WORDS = `(case x.kind when 'news' then 'news samachar khabar समाचार ख़बर' when 'blog' then 'blog article lekh ब्लॉग लेख'
  else 'success story safalta kahani सफलता कहानी' end)`;

/** Its title in the other language stands for what it offers; without a city it is about no place. */
export async function listSearchSources(ctx: Handle, ids: readonly string[]): Promise<SearchSource[]> {
  const sources = await listSources(ctx, listedArticles, ids, {
    columns: `coalesce(x.author_name, '') as business_name, coalesce(case when x.title_en is null then null else x.title_hi end, '') as offering_names,
      p.lat, p.lng, (x.image_id is not null)::int as images, false as has_hours, x.has_city`,
    category: {
      join: "",
      columns: `null::int as subcategory_id, null::int as category_id, '' as category_words, ${WORDS} as subcategory_words`,
    },
  });
  return (sources as Array<SearchSource & { has_city: boolean }>).map(({ has_city, ...source }) =>
    has_city ? source : { ...source, place_name: "", state_name: "" },
  );
}
