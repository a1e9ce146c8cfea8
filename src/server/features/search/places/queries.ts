/** The SQL that reads the names of places and states into memory. */
import type { Handle } from "#server/platform/postgres/handle.ts";

export interface PlaceNameRow {
  id: number;
  lat: number;
  lng: number;
  population: number;
  /** The code of its state. */
  state: string;
  /** One of its names, folded. */
  folded: string;
}

export function listPlaceNames({ db }: Handle): Promise<PlaceNameRow[]> {
  return db
    .selectFrom("place_names as n")
    .innerJoin("places as p", "p.id", "n.place_id")
    .select(["p.id", "p.lat", "p.lng", "p.population", "p.state_code as state", "n.folded"])
    .where("n.kind", "<>", "locality")
    .orderBy("p.id")
    .orderBy("n.folded")
    .execute();
}

/** The folded names of parts of cities, with the city. */
export function listLocalities({ db }: Handle): Promise<Array<{ folded: string; placeId: number }>> {
  return db
    .selectFrom("place_names")
    .select(["folded", "place_id as placeId"])
    .where("kind", "=", "locality")
    .orderBy("place_id")
    .execute();
}

export interface StateNameRow {
  folded: string;
  code: string;
  /** Its present name. */
  name: string;
}

/** What people call a state, unless it is a city's name as well. */
export function listStateNames({ db }: Handle): Promise<StateNameRow[]> {
  return db
    .selectFrom("state_names as n")
    .innerJoin("states as s", "s.code", "n.state_code")
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("place_names as p").select("p.place_id").whereRef("p.folded", "=", "n.folded"))),
    )
    .select(["n.folded", "s.code", "s.name"])
    .orderBy("n.folded")
    .execute();
}
