/** The SQL of the names that an import knows. */
import type { Handle } from "#server/platform/postgres/handle.ts";

export interface KnownPlace {
  id: number;
  stateCode: string;
  lat: number;
  lng: number;
  population: number;
}

/** What a place is called, to show it and to tell it from others of its name. */
export interface PlaceLabels {
  name: string;
  nameHi: string | null;
  district: string | null;
}

/** Places under each of their names, the largest first. */
export function listNamedPlaces({ db }: Handle): Promise<Array<KnownPlace & PlaceLabels & { folded: string }>> {
  return db
    .selectFrom("place_names as n")
    .innerJoin("places as p", "p.id", "n.place_id")
    .select(["n.folded", "p.id", "p.state_code as stateCode", "p.lat", "p.lng", "p.population"])
    .select(["p.name", "p.name_hi as nameHi", "p.district"])
    .where("n.kind", "<>", "locality")
    .orderBy("p.population", "desc")
    .orderBy("p.id")
    .execute();
}

export function listStateNames({ db }: Handle) {
  return db
    .selectFrom("state_names as n")
    .innerJoin("states as s", "s.code", "n.state_code")
    .select(["n.folded", "n.state_code", "s.name", "s.name_hi"])
    .orderBy("n.folded")
    .execute();
}

export function listSubcategoryNames({ db }: Handle) {
  return db
    .selectFrom("subcategories")
    .select(["id", "category_id", "slug", "name", "name_hi", "synonyms"])
    .orderBy("id")
    .execute();
}
