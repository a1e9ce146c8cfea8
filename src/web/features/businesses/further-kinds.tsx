/** What a business does beside its main subcategory: each found by typing, each a chip that can be taken off. */
import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { type CategoryView, catalogue, type SubCategoryView } from "#contract/catalogue.ts";
import { FURTHER_KINDS } from "#contract/limits.ts";
import { subCategoryName } from "#web/features/catalogue/category-names.ts";
import { call } from "#web/platform/calls/call.ts";
import { useFailureToast } from "#web/platform/failures/use-failure-toast.ts";
import type { ContractForm } from "#web/platform/forms/use-contract-form.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { Field } from "#web/ui/field.tsx";
import type { Part1 } from "./business-forms.ts";
import { KindInput } from "./kind-input.tsx";

const NAME = "fkFurtherSubCategoryIds";

export function FurtherKinds({ form, categories }: { form: ContractForm<Part1>; categories: CategoryView[] }) {
  const t = useWords();
  const language = useLanguage();
  const chosen = (form.methods.watch(NAME) ?? []).map(String);
  const main = String(form.methods.watch("fkSubCategoryId") ?? "");
  const { nameOf, remember } = useNames(chosen);
  const set = (ids: string[]) => form.methods.setValue(NAME, ids, { shouldDirty: true, shouldValidate: true });
  const add = (kind: SubCategoryView) => {
    remember(kind);
    if (kind._id !== main && !chosen.includes(kind._id)) set([...chosen, kind._id]);
  };
  const isFull = chosen.length >= FURTHER_KINDS;
  return (
    <div className="flex flex-col gap-2">
      <Field
        label={t("businesses.further")}
        hint={t(isFull ? "businesses.further.is-full" : "businesses.further.hint", { n: FURTHER_KINDS })}
        optionalMark={t("ui.optional")}
        {...form.field(NAME)}
      >
        <KindInput categories={categories} onPick={add} disabled={isFull} />
      </Field>
      {chosen.length > 0 && (
        <ul aria-label={t("businesses.further.chosen")} className="flex flex-wrap gap-2">
          {chosen.map((id) => (
            <li key={id}>
              <button
                type="button"
                aria-label={t("businesses.further.take-off", { name: nameOf(id, language) })}
                onClick={() => set(chosen.filter((one) => one !== id))}
                className="inline-flex min-h-11 items-center gap-2 rounded-full border border-accent bg-accent-soft px-4 font-semibold hover:border-ink"
              >
                {nameOf(id, language)}
                <X aria-hidden="true" className="size-4 shrink-0" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Those that the form starts with are asked for once; those that are picked are known. */
function useNames(chosen: string[]) {
  const t = useWords();
  const sayFailure = useFailureToast();
  const [known, setKnown] = useState<SubCategoryView[]>([]);
  const isMissing = chosen.some((id) => !known.some(({ _id }) => _id === id));
  useEffect(() => {
    if (!isMissing) return;
    const stop = new AbortController();
    call(catalogue.fetchAllSubCategories, {}, { signal: stop.signal }).then(
      ({ subCategories }) => setKnown(subCategories),
      (error) => stop.signal.aborted || sayFailure(error),
    );
    return () => stop.abort();
  }, [isMissing, sayFailure]);
  return {
    nameOf: (id: string, language: "en" | "hi") => {
      const kind = known.find(({ _id }) => _id === id);
      return kind ? subCategoryName(kind, language) : t("ui.loading");
    },
    remember: (kind: SubCategoryView) => setKnown((before) => [...before, kind]),
  };
}
