/** A subcategory found by typing, in either script: a way to a choice that the selects beside it offer as well. */
import { useState } from "react";
import type { CategoryView, SubCategoryView } from "#contract/catalogue.ts";
import { categoryName, subCategoryName } from "#web/features/catalogue/category-names.ts";
import { useLanguage, useWords } from "#web/platform/language/words.tsx";
import { Combobox } from "#web/ui/combobox.tsx";
import { useKindSearch } from "./use-kind-search.ts";

interface Props {
  /** Their names tell subcategories of one name apart. */
  categories: CategoryView[];
  onPick: (kind: SubCategoryView) => void;
  disabled?: boolean;
}

/** Empty again once something is picked, which is said to screen readers. */
export function KindInput({ categories, onPick, disabled }: Props) {
  const t = useWords();
  const language = useLanguage();
  const [typed, setTyped] = useState("");
  const [open, setOpen] = useState(false);
  const [picked, setPicked] = useState<SubCategoryView>();
  const { kinds, state } = useKindSearch(typed);
  const within = (id: string) => categories.find(({ _id }) => _id === id);
  const pick = (kind: SubCategoryView | undefined) => {
    if (!kind) return;
    setTyped("");
    setPicked(kind);
    onPick(kind);
  };
  return (
    <>
      <Combobox
        value={typed}
        onType={setTyped}
        suggestions={kinds.map((kind) => {
          const category = within(kind.fkCategoryId);
          return {
            id: kind._id,
            name: subCategoryName(kind, language),
            detail: category && categoryName(category, language),
          };
        })}
        onPick={(at) => pick(kinds[at])}
        open={open && typed.trim() !== ""}
        onOpen={setOpen}
        takesFirst={typed !== ""}
        listLabel={t("businesses.kind.suggested")}
        note={noteOf()}
        count={t("businesses.kind.found", { n: kinds.length })}
        disabled={disabled}
        autoComplete="off"
        maxLength={60}
      />
      <span role="status" className="sr-only">
        {picked && !open ? t("businesses.kind.chosen", { name: subCategoryName(picked, language) }) : ""}
      </span>
    </>
  );

  function noteOf(): string | undefined {
    if (state === "failed") return t("businesses.kind.failed");
    if (state === "waiting") return t("ui.loading");
    return kinds.length === 0 ? t("businesses.kind.none") : undefined;
  }
}
