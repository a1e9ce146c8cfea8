/** The key of one intended change, so that sending it twice does it once. */
import { randomKey } from "#web/platform/browser/random-key.ts";
import { dropDraft, keepDraft, readDraft } from "./form-draft.ts";

/** The same key while the same body is sent again, also after a reload; another as soon as anything differs. */
export function onceKey(form: string, body: unknown): string {
  const print = JSON.stringify(body);
  const kept = readDraft(draftOf(form));
  if (kept?.print === print) return String(kept.once);
  const once = randomKey(16);
  keepDraft(draftOf(form), { print, once });
  return once;
}

/** After it was done, the same body means another change. */
export function dropOnceKey(form: string): void {
  dropDraft(draftOf(form));
}

function draftOf(form: string): string {
  return `${form}.once`;
}
