/** Rows of states, places and their other names. */

export interface StatesTable {
  code: string;
  slug: string;
  name: string;
  name_hi: string;
  gst_code: string;
  lat: number;
  lng: number;
}

export interface StateNamesTable {
  folded: string;
  state_code: string;
}

export interface PlacesTable {
  id: number;
  state_code: string;
  slug: string;
  name: string;
  name_hi: string | null;
  district: string | null;
  lat: number;
  lng: number;
  /** '(lng,lat)' */
  position: string;
  population: number;
}

export interface PlaceNamesTable {
  place_id: number;
  folded: string;
  kind: "current" | "hindi" | "old" | "spelling";
}

export interface PlaceAliasesTable {
  slug: string;
  place_id: number;
}
