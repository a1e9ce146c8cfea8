/** The fields that tell an item's category, if it has one, and its place, the same for every kind, from the reference data in memory. */
import type { Selectable } from "kysely";
import { catalogueIndex } from "#server/features/catalogue/catalogue-index.ts";
import { placeIndex } from "#server/features/places/place-index.ts";
import { membersOf } from "#server/platform/http/json-payload.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { Cards } from "#server/tables/database.ts";

export type CategoryAndPlaceRow = Pick<Selectable<Cards>, "subcategory_id" | "place_id">;

/** The names of categories and places. */
export interface ReferenceData {
  catalogue: Awaited<ReturnType<typeof catalogueIndex>>;
  places: Awaited<ReturnType<typeof placeIndex>>;
}

/** The reference data for viewing these rows; read again when another process has just added a category or place that one of them names. */
export async function referenceFor(ctx: Handle, rows: readonly CategoryAndPlaceRow[]): Promise<ReferenceData> {
  const reference = { catalogue: await catalogueIndex(ctx), places: await placeIndex(ctx) };
  const isKnown = ({ subcategory_id, place_id }: CategoryAndPlaceRow) =>
    (subcategory_id === null || reference.catalogue.subcategoryOf.has(subcategory_id)) &&
    reference.places.byId.has(place_id);
  if (rows.every(isKnown)) return reference;
  return { catalogue: await catalogueIndex.refresh(ctx), places: await placeIndex.refresh(ctx) };
}

/** The wire's fields of contract/directory.ts `categoryAndPlace`. */
export function viewCategoryAndPlace(row: CategoryAndPlaceRow & { subcategory_id: number }, reference: ReferenceData) {
  return { ...categoryOf(row.subcategory_id, reference), ...viewPlace(row, reference) };
}

/** The names of a subcategory and its category. */
export function categoryOf(subcategory_id: number, { catalogue }: ReferenceData) {
  const subcategory = catalogue.subcategoryOf.get(subcategory_id);
  const category = subcategory && catalogue.categoryOf.get(subcategory.category_id);
  if (!category) throw new Error(`no subcategory ${subcategory_id} in the catalogue`);
  return {
    fkCategoryId: String(category.id),
    category: category.name,
    categoryHi: category.name_hi,
    fkSubCategoryId: String(subcategory.id),
    subCategory: subcategory.name,
    subCategoryHi: subcategory.name_hi,
  };
}

/** The wire's fields of contract/directory.ts `placeFields`. */
export function viewPlace({ place_id }: Pick<CategoryAndPlaceRow, "place_id">, { places }: ReferenceData) {
  const place = places.byId.get(place_id);
  if (!place) throw new Error(`no place ${place_id} among the places`);
  return {
    fkCityId: String(place.id),
    city: place.name,
    cityHi: place.name_hi,
    citySlug: place.slug,
    state: place.state_name,
    stateHi: place.state_name_hi,
  };
}

/** The texts made from each copy of the reference data; they go when it goes. */
const texts = new WeakMap<object, Map<number, string>>();

/** The same fields as members of a JSON object, without braces; each category and place is serialised once for each copy of the reference data. */
export function categoryAndPlaceMembers(row: CategoryAndPlaceRow, reference: ReferenceData): string {
  const { subcategory_id, place_id } = row;
  const place = once(reference.places, place_id, () => viewPlace(row, reference));
  if (subcategory_id === null) return place;
  return `${once(reference.catalogue, subcategory_id, () => categoryOf(subcategory_id, reference))},${place}`;
}

function once(copy: object, key: number, view: () => object): string {
  const known = texts.get(copy) ?? new Map<number, string>();
  const before = known.get(key);
  if (before !== undefined) return before;
  const text = membersOf(view());
  texts.set(copy, known.set(key, text));
  return text;
}
