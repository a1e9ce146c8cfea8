/** Category and, by it, subcategory of a want; another category clears the choice below it. */
import { useEffect, useState } from "react";
import { type CategoryView, catalogue, type SubCategoryView } from "#contract/catalogue.ts";
import { categoryName, subCategoryName } from "#web/features/catalogue/category-names.ts";
import { call } from "#web/platform/calls/call.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import type { ContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { Field } from "#web/ui/field.tsx";
import { FieldPair } from "#web/ui/field-pair.tsx";
import { SelectInput } from "#web/ui/select-input.tsx";
import type { WantValues } from "./want-form-values.ts";

interface Props {
  form: ContractForm<WantValues>;
  categories: CategoryView[];
}

export function KindFields({ form, categories }: Props) {
  const t = useWords();
  const language = useLanguage();
  const category = String(form.methods.watch("fkCategoryId") ?? "");
  const chosen = String(form.methods.watch("fkSubCategoryId") ?? "");
  const subCategories = useSubCategories(category);
  const categoryInput = form.input("fkCategoryId");
  return (
    <FieldPair>
      <Field label={t("wants.label.category")} required {...form.field("fkCategoryId")}>
        <SelectInput
          {...categoryInput}
          value={category}
          onChange={(event) => {
            form.methods.setValue("fkSubCategoryId", "");
            return categoryInput.onChange(event);
          }}
        >
          <option value="">{t("wants.form.choose")}</option>
          {categories.map((one) => (
            <option key={one._id} value={one._id}>
              {categoryName(one, language)}
            </option>
          ))}
        </SelectInput>
      </Field>
      <Field label={t("wants.label.sub-category")} required {...form.field("fkSubCategoryId")}>
        <SelectInput {...form.input("fkSubCategoryId")} value={chosen} disabled={!category}>
          <option value="">{t(category ? "wants.form.choose" : "wants.form.choose.category")}</option>
          {chosen && !subCategories && <option value={chosen}>{t("ui.loading")}</option>}
          {subCategories?.map((one) => (
            <option key={one._id} value={one._id}>
              {subCategoryName(one, language)}
            </option>
          ))}
        </SelectInput>
      </Field>
    </FieldPair>
  );
}

/** A reply for a category that is no longer chosen is dropped. */
function useSubCategories(fkCategoryId: string): SubCategoryView[] | undefined {
  const sayFailure = useFailureToast();
  const [answer, setAnswer] = useState<{ of: string; subCategories: SubCategoryView[] }>();
  useEffect(() => {
    if (!fkCategoryId) return;
    const stop = new AbortController();
    call(catalogue.fetchAllSubCategories, { fkCategoryId }, { signal: stop.signal }).then(
      ({ subCategories }) => setAnswer({ of: fkCategoryId, subCategories }),
      (error) => {
        if (!stop.signal.aborted) sayFailure(error);
      },
    );
    return () => stop.abort();
  }, [fkCategoryId, sayFailure]);
  return answer?.of === fkCategoryId ? answer.subCategories : undefined;
}
