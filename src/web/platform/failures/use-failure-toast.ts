/** Shows why a call failed as an error toast (section 7, What the product does with answers). */
import { useCallback } from "react";
import type { Words } from "#messages/words.ts";
import { CallFailure } from "#web/platform/calls/call-failure.ts";
import { useWords } from "#web/platform/language/words.tsx";
import { useToasts } from "#web/ui/toast-region.tsx";
import { isLongWait, waiting } from "./waiting.ts";

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

/** The catalogue's sentence, the server's own where the catalogue lacks it, or the default. */
export function failureSentence(error: unknown, t: Words): string {
  if (!(error instanceof CallFailure)) return t("error.unexpected");
  const { code, values, message } = error;
  const seconds = Number(values.seconds);
  if (code === "rate.limited" && isLongWait(seconds)) return t("ui.wait.limited", { wait: waiting(seconds, t) });
  return t.has(code) ? t.of(code, values) : message || t("error.default");
}
