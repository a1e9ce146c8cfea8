/** Counts what people can choose from, among the finds that pass what is chosen already. */
import { LANGUAGES_SPOKEN } from "#contract/business-facts.ts";
import type { FacetsView } from "#contract/search-narrowing.ts";
import { subcategoriesOf } from "#server/features/catalogue/catalogue.ts";
import type { ItemTraits } from "#server/features/directory/kinds.ts";
import type { Ctx } from "#server/platform/context.ts";
import { isOpen } from "./open-now.ts";
import { isVerified } from "./verified.ts";

const MOST_SUBCATEGORIES = 12;

export async function facetsOf(ctx: Ctx, rows: ItemTraits[], isMore: boolean): Promise<FacetsView> {
  const prices = rows.flatMap(({ price_paise }) => (price_paise === null ? [] : [price_paise / 100]));
  const counts = Map.groupBy(
    rows.flatMap(({ subcategory_ids }) => subcategory_ids),
    (id) => id,
  );
  const subcategories = (await subcategoriesOf(ctx)).flatMap(({ id, slug, name, name_hi }) => {
    const found = counts.get(id)?.length ?? 0;
    return found > 0 ? [{ slug, text: name, textHi: name_hi, found }] : [];
  });
  return {
    found: rows.length,
    isMore,
    open: rows.filter((row) => isOpen(ctx, row)).length,
    picture: rows.filter((row) => row.has_picture).length,
    verified: rows.filter(isVerified).length,
    languages: languagesOf(rows),
    prices: prices.length > 0 ? { lowest: Math.min(...prices), highest: Math.max(...prices) } : null,
    subCategories: subcategories.toSorted((a, b) => b.found - a.found).slice(0, MOST_SUBCATEGORIES),
  };
}

function languagesOf(rows: ItemTraits[]): FacetsView["languages"] {
  const counted = LANGUAGES_SPOKEN.map((language) => ({
    language,
    found: rows.filter(({ languages }) => languages.includes(language)).length,
  }));
  return counted.filter(({ found }) => found > 0).toSorted((a, b) => b.found - a.found);
}
