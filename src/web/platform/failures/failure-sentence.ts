/** Why a call failed, in one sentence of the page's language. */
import type { Words } from "#messages/words.ts";
import { CallFailure } from "#web/platform/calls/call.ts";
import { isLongWait, waiting } from "./waiting.ts";

/** The catalogue's sentence, the server's own where the catalogue lacks it, or the default. */
export function failureSentence(error: unknown, t: Words): string {
  if (!(error instanceof CallFailure)) return t("error.unexpected");
  const { code, values, message } = error;
  const seconds = Number(values.seconds);
  if (code === "rate.limited" && isLongWait(seconds)) return t("ui.wait.limited", { wait: waiting(seconds, t) });
  return t.has(code) ? t.of(code, values) : message || t("error.default");
}
