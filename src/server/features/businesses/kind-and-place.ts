/** What kind of thing something is and where: the fields that businesses and listings share, by the books of catalogue and places. */
import { catalogueBook } from "#server/features/catalogue/catalogue-book.ts";
import { placeBook } from "#server/features/places/place-book.ts";
import type { Ctx } from "#server/platform/context.ts";

export interface KindAndPlaceRow {
  subcategory_id: number;
  place_id: number;
}

/** The books that name kinds and places. */
export interface Books {
  catalogue: Awaited<ReturnType<typeof catalogueBook>>;
  places: Awaited<ReturnType<typeof placeBook>>;
}

export async function booksOf(ctx: Pick<Ctx, "query">): Promise<Books> {
  return { catalogue: await catalogueBook(ctx), places: await placeBook(ctx) };
}

/** The wire's fields of contract/directory.ts `kindAndPlace`. */
export function viewKindAndPlace({ subcategory_id, place_id }: KindAndPlaceRow, { catalogue, places }: Books) {
  const kind = catalogue.subcategoryOf.get(subcategory_id);
  const category = kind && catalogue.categoryOf.get(kind.category_id);
  const place = places.byId.get(place_id);
  if (!category || !place) throw new Error(`no subcategory ${subcategory_id} or no place ${place_id} in the books`);
  return {
    fkCategoryId: String(category.id),
    category: category.name,
    categoryHi: category.name_hi,
    fkSubCategoryId: String(kind.id),
    subCategory: kind.name,
    subCategoryHi: kind.name_hi,
    fkCityId: String(place.id),
    city: place.name,
    cityHi: place.name_hi,
    citySlug: place.slug,
    state: place.state_name,
    stateHi: place.state_name_hi,
  };
}
