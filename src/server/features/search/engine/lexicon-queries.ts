/** The SQL behind the lexicon: names of places, names and synonyms of the catalogue, and whether they changed. */
import type { Handle } from "#server/platform/postgres/handle.ts";

/** Changes whenever a name of a place or state or a word of the catalogue does. */
export async function lexiconVersion(ctx: Handle): Promise<string> {
  const rows = await ctx.query<{ version: string }>({
    name: "search-lexicon-version",
    text: `select concat_ws('.',
        (select count(*)::text || ':' || coalesce(sum(hashtext(place_id || folded)::bigint), 0) from place_names),
        (select coalesce(sum(hashtext(state_code || folded)::bigint), 0) from state_names),
        (select coalesce(sum(hashtext(concat_ws('|', id, name, name_hi, synonyms::text))::bigint), 0) from categories),
        (select coalesce(sum(hashtext(concat_ws('|', id, category_id, name, name_hi, synonyms::text))::bigint), 0) from subcategories)) as version`,
    values: [],
  });
  return rows[0]?.version ?? "";
}

export function listPlaceNames(
  ctx: Handle,
): Promise<Array<{ id: number; lat: number; lng: number; population: number; state: string; folded: string }>> {
  return ctx.query({
    name: "search-place-names",
    text: "select p.id, p.lat, p.lng, p.population, p.state_code as state, n.folded from place_names n join places p on p.id = n.place_id",
    values: [],
  });
}

/** What people call a state, unless it is a city's name as well, with its present name. */
export function listStateNames(ctx: Handle): Promise<Array<{ folded: string; code: string; name: string }>> {
  return ctx.query({
    name: "search-state-names",
    text: `select n.folded, s.code, s.name from state_names n join states s on s.code = n.state_code
      where not exists (select 1 from place_names p where p.folded = n.folded) order by n.folded`,
    values: [],
  });
}

export function listCatalogueEntries(
  ctx: Handle,
): Promise<Array<{ id: number; is_category: boolean; names: string[] }>> {
  return ctx.query({
    name: "search-catalogue",
    text: `select id, true as is_category, array[name, name_hi] || synonyms as names from categories
      union all select id, false, array[name, name_hi] || synonyms from subcategories order by 2, 1`,
    values: [],
  });
}
