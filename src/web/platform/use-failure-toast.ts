/** Shows why a call failed as an error toast (section 7, What the product does with answers). */
import { useCallback } from "react";
import { CallFailure } from "#web/platform/call.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";

/** In the page's language, or the server's own sentence where the catalogue lacks it; one equal to the default is suppressed. */
export function useFailureToast(): (error: unknown) => void {
  const t = useWords();
  const toasts = useToasts();
  return useCallback(
    (error) => {
      const text = sentenceOf(error, t);
      if (text !== t("error.default")) toasts.show({ tone: "error", text });
    },
    [t, toasts],
  );
}

function sentenceOf(error: unknown, t: ReturnType<typeof useWords>): string {
  if (!(error instanceof CallFailure)) return t("error.unexpected");
  return t.has(error.code) ? t.of(error.code, error.values) : error.message || t("error.default");
}
