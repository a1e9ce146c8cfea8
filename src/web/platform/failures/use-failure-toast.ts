/** Shows why a call failed as an error toast (section 7, What the product does with answers). */
import { useCallback } from "react";
import { useWords } from "#web/platform/language/words.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";
import { failureSentence } from "./failure-sentence.ts";

/** In the page's language, or the server's own sentence where the catalogue lacks it; one equal to the default is suppressed. */
export function useFailureToast(): (error: unknown) => void {
  const t = useWords();
  const toasts = useToasts();
  return useCallback(
    (error) => {
      const text = failureSentence(error, t);
      if (text !== t("error.default")) toasts.show({ tone: "error", text });
    },
    [t, toasts],
  );
}
