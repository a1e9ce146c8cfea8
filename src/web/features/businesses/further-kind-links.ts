/** What a business is beside its main subcategory, as links to those of its place. */
import type { BusinessView } from "#contract/businesses.ts";
import type { SubCategoryView } from "#contract/catalogue.ts";
import { inLanguage, paths } from "#contract/paths.ts";
import type { Language } from "#messages/words.ts";
import { subCategoryName } from "#web/features/catalogue/category-names.ts";

export interface FurtherKind {
  path: string;
  name: string;
}

export function furtherKindsOf(
  { fkFurtherSubCategoryIds: ids, citySlug }: Pick<BusinessView, "fkFurtherSubCategoryIds" | "citySlug">,
  subCategories: readonly SubCategoryView[],
  language: Language,
): FurtherKind[] {
  return subCategories
    .filter(({ _id }) => ids.includes(_id))
    .map((kind) => ({
      path: inLanguage(language, paths.place(citySlug, { category: kind.slug })),
      name: subCategoryName(kind, language),
    }));
}
