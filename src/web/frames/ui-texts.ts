/** The standing words of the UI kit, from the catalogue. */
import { useMemo } from "react";
import { useWords } from "#web/platform/language/words.tsx";
import type { UiWords } from "#web/ui/words.tsx";

/** The words of the address's language for `UiWordsProvider`. */
export function useUiTexts(): UiWords {
  const t = useWords();
  return useMemo(
    () => ({
      close: t("ui.close"),
      show: t("ui.show"),
      hide: t("ui.hide"),
      previous: t("ui.previous"),
      next: t("ui.next"),
      loading: t("ui.loading"),
      position: (index, count) => t("ui.position", { index, count }),
      characters: (used, limit) => t("ui.characters", { used, limit }),
    }),
    [t],
  );
}
