/** Saved searches in the words of the wire. */
import { shortId } from "#base/ids.ts";
import type { SavedSearchView } from "#contract/saved-searches.ts";
import { catalogueIndex } from "#server/features/catalogue/catalogue-index.ts";
import { type Kinds, kindOfNumber } from "#server/features/directory/kinds.ts";
import { viewSavedFilters } from "#server/features/jobs/saved-filters.ts";
import { viewCity } from "#server/features/places/city-view.ts";
import { placeIndex } from "#server/features/places/place-index.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { SavedSearchRow } from "./queries.ts";

export async function viewSavedSearch(ctx: Handle, kinds: Kinds, row: SavedSearchRow): Promise<SavedSearchView> {
  const { place, category } = await namesOf(ctx, row);
  const kind = kindOfNumber(kinds, row.kind);
  const rupees = (paise: number | null) => (paise === null ? null : Number(paise) / 100);
  return {
    _id: shortId(row.id),
    kind: kind.key,
    searchQuery: row.text,
    city: place ? viewCity(place) : null,
    category: category ? { slug: category.slug, text: category.name, textHi: category.name_hi } : null,
    picture: row.with_picture,
    priceFrom: rupees(row.price_from_paise),
    priceTo: rupees(row.price_to_paise),
    jobFilters: kind.hasCategory ? null : await viewSavedFilters(ctx, row.job_filters ?? {}),
    newItems: row.new_items,
    createdAt: row.created_at.toISOString(),
  };
}

/** What it is called in a notification: its text, else its category, and its place. */
export async function titleOf(
  ctx: Handle,
  row: Pick<SavedSearchRow, "text" | "place_id" | "category_id" | "subcategory_id" | "job_filters">,
  language: "en" | "hi",
): Promise<string> {
  const { place, category } = await namesOf(ctx, row);
  const area = row.job_filters && (await viewSavedFilters(ctx, row.job_filters)).functionalArea;
  const areaName = area && (language === "hi" ? area.textHi : area.text);
  const name = (one: { name: string; name_hi: string | null } | undefined) =>
    one && ((language === "hi" && one.name_hi) || one.name);
  return [row.text || name(category) || areaName, name(place)].filter(Boolean).join(", ");
}

async function namesOf(ctx: Handle, row: Pick<SavedSearchRow, "place_id" | "category_id" | "subcategory_id">) {
  const [places, catalogue] = await Promise.all([placeIndex(ctx), catalogueIndex(ctx)]);
  const { place_id, category_id, subcategory_id } = row;
  return {
    place: place_id === null ? undefined : places.byId.get(place_id),
    category:
      subcategory_id === null
        ? category_id === null
          ? undefined
          : catalogue.categoryOf.get(category_id)
        : catalogue.subcategoryOf.get(subcategory_id),
  };
}
