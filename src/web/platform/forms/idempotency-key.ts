/** The idempotency key of one intended change: sending it twice does it once. */
import { randomKey } from "#web/platform/browser/random-key.ts";
import { dropDraft, keepDraft, readDraft } from "./form-draft.ts";

/** The same key while the same body is sent again, also after a reload; another as soon as anything differs. */
export function idempotencyKeyOf(form: string, body: unknown): string {
  const print = JSON.stringify(body);
  const stored = readDraft(draftOf(form));
  if (stored?.print === print) return String(stored.once);
  const once = randomKey(16);
  keepDraft(draftOf(form), { print, once });
  return once;
}

/** Once the change is made, the same body means another one. */
export function dropIdempotencyKey(form: string): void {
  dropDraft(draftOf(form));
}

function draftOf(form: string): string {
  return `${form}.once`;
}
