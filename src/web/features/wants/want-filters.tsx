/** The search and the filters of a list of wants: one GET form that works without scripts. */
import { Search } from "lucide-react";
import { Form } from "react-router";
import type { CategoryView, SubCategoryView } from "#contract/catalogue.ts";
import type { WantKind } from "#contract/want-choices.ts";
import { categoryName, subCategoryName } from "#web/features/catalogue/category-names.ts";
import { useHere, useLanguage, useWords } from "#web/platform/language/words.tsx";
import { Button } from "#web/ui/button.tsx";
import { FilterControl, FilterInput, FilterSelect } from "#web/ui/filter-panel.tsx";
import { listPath, type WantQuery } from "./want-ways.ts";

export interface FilterProps {
  query: WantQuery;
  categories: CategoryView[];
  /** Of the chosen category. */
  subCategories: SubCategoryView[];
}

export function WantFilters({ kind, query, categories, subCategories }: FilterProps & { kind: WantKind }) {
  const t = useWords();
  const here = useHere();
  const language = useLanguage();
  return (
    <Form
      // Another list has other values in its controls.
      key={JSON.stringify(query)}
      action={here(listPath(kind))}
      aria-label={t("wants.filters")}
      className="grid items-end gap-3 rounded-lg border border-line bg-card p-4 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1.3fr_1.3fr_auto]"
    >
      <FilterControl label={t("wants.search")}>
        <input
          type="search"
          name="searchQuery"
          defaultValue={query.searchQuery}
          placeholder={t("wants.search.hint")}
          maxLength={200}
          className="field-box"
        />
      </FilterControl>
      <FilterInput
        label={t("wants.filter.city")}
        name="city"
        typed={query.city}
        hint={t("wants.filter.city.hint")}
        autoComplete="address-level2"
      />
      <FilterSelect
        label={t("wants.filter.category")}
        any={t("wants.filter.any")}
        name="category"
        chosen={query.category}
        options={categories.map((one) => [one.slug, categoryName(one, language)])}
      />
      {subCategories.length > 0 && (
        <FilterSelect
          label={t("wants.filter.sub-category")}
          any={t("wants.filter.any")}
          name="subCategory"
          chosen={query.subCategory}
          options={subCategories.map((one) => [one.slug, subCategoryName(one, language)])}
        />
      )}
      <Button type="submit" icon={<Search aria-hidden="true" />}>
        {t("wants.filters.apply")}
      </Button>
    </Form>
  );
}
