/** What kind of thing something is and where: the columns, joins and wire fields that businesses and listings share. */

/** For a row `x` with place_id and subcategory_id. */
export const KIND_AND_PLACE_COLUMNS = `x.subcategory_id, k.name as subcategory_name, k.name_hi as subcategory_name_hi, k.category_id, c.name as category_name, c.name_hi as category_name_hi,
  x.place_id, p.name as place_name, p.name_hi as place_name_hi, p.slug as place_slug, p.state_code, st.name as state_name, st.name_hi as state_name_hi`;
export const KIND_AND_PLACE_JOINS = `join subcategories k on k.id = x.subcategory_id join categories c on c.id = k.category_id
  join places p on p.id = x.place_id join states st on st.code = p.state_code`;

export interface KindAndPlaceRow {
  subcategory_id: number;
  subcategory_name: string;
  subcategory_name_hi: string;
  category_id: number;
  category_name: string;
  category_name_hi: string;
  place_id: number;
  place_name: string;
  place_name_hi: string | null;
  place_slug: string;
  state_code: string;
  state_name: string;
  state_name_hi: string;
}

/** The wire's fields of contract/businesses.ts `kindAndPlace`. */
export function viewKindAndPlace(row: KindAndPlaceRow) {
  return {
    fkCategoryId: String(row.category_id),
    category: row.category_name,
    categoryHi: row.category_name_hi,
    fkSubCategoryId: String(row.subcategory_id),
    subCategory: row.subcategory_name,
    subCategoryHi: row.subcategory_name_hi,
    fkCityId: String(row.place_id),
    city: row.place_name,
    cityHi: row.place_name_hi,
    citySlug: row.place_slug,
    state: row.state_name,
    stateHi: row.state_name_hi,
  };
}
