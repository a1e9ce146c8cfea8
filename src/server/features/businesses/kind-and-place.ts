/** What kind of thing something is and where: the fields that businesses and listings share, by the books of catalogue and places. */
import { catalogueBook } from "#server/features/catalogue/catalogue-book.ts";
import { placeBook } from "#server/features/places/place-book.ts";
import { membersOf } from "#server/platform/http/json-payload.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";

export interface KindAndPlaceRow {
  subcategory_id: number;
  place_id: number;
}

/** The books that name kinds and places. */
export interface Books {
  catalogue: Awaited<ReturnType<typeof catalogueBook>>;
  places: Awaited<ReturnType<typeof placeBook>>;
}

/** The books for viewing these rows; read again when another process has just brought a kind or place that one of them names. */
export async function booksFor(ctx: Handle, rows: readonly KindAndPlaceRow[]): Promise<Books> {
  const books = { catalogue: await catalogueBook(ctx), places: await placeBook(ctx) };
  const isKnown = ({ subcategory_id, place_id }: KindAndPlaceRow) =>
    books.catalogue.subcategoryOf.has(subcategory_id) && books.places.byId.has(place_id);
  if (rows.every(isKnown)) return books;
  return { catalogue: await catalogueBook.again(ctx), places: await placeBook.again(ctx) };
}

/** The wire's fields of contract/directory.ts `kindAndPlace`. */
export function viewKindAndPlace(row: KindAndPlaceRow, books: Books) {
  return { ...viewKind(row, books), ...viewPlace(row, books) };
}

function viewKind({ subcategory_id }: KindAndPlaceRow, { catalogue }: Books) {
  const kind = catalogue.subcategoryOf.get(subcategory_id);
  const category = kind && catalogue.categoryOf.get(kind.category_id);
  if (!category) throw new Error(`no subcategory ${subcategory_id} in the books`);
  return {
    fkCategoryId: String(category.id),
    category: category.name,
    categoryHi: category.name_hi,
    fkSubCategoryId: String(kind.id),
    subCategory: kind.name,
    subCategoryHi: kind.name_hi,
  };
}

function viewPlace({ place_id }: KindAndPlaceRow, { places }: Books) {
  const place = places.byId.get(place_id);
  if (!place) throw new Error(`no place ${place_id} in the books`);
  return {
    fkCityId: String(place.id),
    city: place.name,
    cityHi: place.name_hi,
    citySlug: place.slug,
    state: place.state_name,
    stateHi: place.state_name_hi,
  };
}

/** What was written of each book; it goes with the book. */
const written = new WeakMap<object, Map<number, string>>();

/** The same fields as members of a JSON object, without braces; each kind and place is written once as long as its book lives. */
export function kindAndPlaceMembers(row: KindAndPlaceRow, books: Books): string {
  const kind = once(books.catalogue, row.subcategory_id, () => viewKind(row, books));
  const place = once(books.places, row.place_id, () => viewPlace(row, books));
  return `${kind},${place}`;
}

function once(book: object, key: number, view: () => object): string {
  const texts = written.get(book) ?? new Map<number, string>();
  const known = texts.get(key);
  if (known !== undefined) return known;
  const text = membersOf(view());
  written.set(book, texts.set(key, text));
  return text;
}
