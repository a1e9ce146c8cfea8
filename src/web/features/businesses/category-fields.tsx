/** Category and, by it, subcategory; a reply for a category that is no longer chosen is dropped, and changing the category clears the choice below it. */
import { useEffect, useState } from "react";
import { type CategoryView, catalogue, type SubCategoryView } from "#contract/catalogue.ts";
import { categoryName, subCategoryName } from "#web/features/catalogue/category-names.ts";
import { call } from "#web/platform/calls/call.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import type { ContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { Field } from "#web/ui/field.tsx";
import { SelectInput } from "#web/ui/select-input.tsx";
import type { Part1 } from "./business-forms.ts";
import { FurtherKinds } from "./further-kinds.tsx";
import { KindInput } from "./kind-input.tsx";

interface Props {
  form: ContractForm<Part1>;
  all: CategoryView[];
}

export function CategoryFields({ form, all }: Props) {
  const t = useWords();
  const language = useLanguage();
  const category = String(form.methods.watch("fkCategoryId") ?? "");
  const chosen = String(form.methods.watch("fkSubCategoryId") ?? "");
  const subCategories = useSubCategories(category);
  const categoryInput = form.input("fkCategoryId");
  return (
    <>
      <Field label={t("businesses.kind.find")} hint={t("businesses.kind.find.hint")} id={`${form.name}-kind`}>
        <KindInput
          categories={all}
          onPick={({ _id, fkCategoryId }) => {
            form.methods.setValue("fkCategoryId", fkCategoryId, { shouldDirty: true, shouldValidate: true });
            form.methods.setValue("fkSubCategoryId", _id, { shouldDirty: true, shouldValidate: true });
          }}
        />
      </Field>
      <Field
        label={t("businesses.label.category")}
        hint={t("businesses.hint.category")}
        required
        {...form.field("fkCategoryId")}
      >
        <SelectInput
          {...categoryInput}
          value={category}
          onChange={(event) => {
            form.methods.setValue("fkSubCategoryId", "");
            return categoryInput.onChange(event);
          }}
        >
          <option value="">{t("businesses.choose.category")}</option>
          {all.map((one) => (
            <option key={one._id} value={one._id}>
              {categoryName(one, language)}
            </option>
          ))}
        </SelectInput>
      </Field>
      <Field label={t("businesses.label.sub-category")} required {...form.field("fkSubCategoryId")}>
        <SelectInput {...form.input("fkSubCategoryId")} value={chosen} disabled={!category}>
          <option value="">{t(hintFor(category, subCategories !== undefined))}</option>
          {chosen && !subCategories && <option value={chosen}>{t("ui.loading")}</option>}
          {subCategories?.map((one) => (
            <option key={one._id} value={one._id}>
              {subCategoryName(one, language)}
            </option>
          ))}
        </SelectInput>
      </Field>
      <FurtherKinds form={form} categories={all} />
    </>
  );
}

function hintFor(category: string, areHere: boolean) {
  if (!category) return "businesses.category-first";
  return areHere ? "businesses.choose.sub-category" : "ui.loading";
}

function useSubCategories(fkCategoryId: string): SubCategoryView[] | undefined {
  const sayFailure = useFailureToast();
  const [answer, setAnswer] = useState<{ of: string; subCategories: SubCategoryView[] }>();
  useEffect(() => {
    if (!fkCategoryId) return;
    const stop = new AbortController();
    call(catalogue.fetchSubCategoryViaCategory, { fkCategoryId }, { signal: stop.signal }).then(
      ({ subCategories }) => setAnswer({ of: fkCategoryId, subCategories }),
      (error) => {
        if (!stop.signal.aborted) sayFailure(error);
      },
    );
    return () => stop.abort();
  }, [fkCategoryId, sayFailure]);
  return answer?.of === fkCategoryId ? answer.subCategories : undefined;
}
