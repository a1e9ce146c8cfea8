/** States and places in the words of the wire. */
import type { CityView, StateView } from "#contract/places.ts";
import type { PlaceRow, StateRow } from "./queries.ts";

export function viewCity(row: PlaceRow): CityView {
  return {
    _id: String(row.id),
    city: row.name,
    cityHi: row.name_hi,
    district: row.district,
    slug: row.slug,
    state: row.state_name,
    stateHi: row.state_name_hi,
    fkStateId: row.state_code,
  };
}

export function viewState(row: StateRow): StateView {
  return { _id: row.code, state: row.name, stateHi: row.name_hi, slug: row.slug };
}
