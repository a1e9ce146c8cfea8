/** What stands after the label of a field that may be left empty; nothing inside a fold, which says it once for all. */
import { createContext, useContext } from "react";
import { useWords } from "#web/platform/language/words.tsx";

export const FoldContext = createContext(false);

export function useOptionalMark(): string | undefined {
  const t = useWords();
  return useContext(FoldContext) ? undefined : t("ui.optional");
}
