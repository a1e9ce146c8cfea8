/** The SQL of the names that an import knows. */
import type { Handle } from "#server/platform/postgres/handle.ts";

export interface KnownPlace {
  id: number;
  stateCode: string;
  lat: number;
  lng: number;
  population: number;
}

/** Places under each of their names, the largest first. */
export function listNamedPlaces({ db }: Handle): Promise<Array<KnownPlace & { folded: string }>> {
  return db
    .selectFrom("place_names as n")
    .innerJoin("places as p", "p.id", "n.place_id")
    .select(["n.folded", "p.id", "p.state_code as stateCode", "p.lat", "p.lng", "p.population"])
    .orderBy("p.population", "desc")
    .orderBy("p.id")
    .execute();
}

export function listStateNames({ db }: Handle) {
  return db.selectFrom("state_names").select(["folded", "state_code"]).orderBy("folded").execute();
}

export function listSubcategoryNames({ db }: Handle) {
  return db
    .selectFrom("subcategories")
    .select(["id", "category_id", "slug", "name", "name_hi", "synonyms"])
    .orderBy("id")
    .execute();
}

export function listCategoryNames({ db }: Handle) {
  return db.selectFrom("categories").select(["id", "slug", "name", "name_hi", "synonyms"]).orderBy("id").execute();
}
