/** What of an approved business waits for staff when it is edited: name, kind, pictures and website, as far as they differ from what is public. */
import type { PendingEdit } from "#server/tables/json-columns.ts";

/** The public values of everything that an edit has to wait with. */
export type Shown = Required<PendingEdit>;

/** The waiting edit after one more: later values win, and what is public already needs no waiting. Null when nothing is left. */
export function nextEdit(shown: Shown, before: PendingEdit | null, wanted: PendingEdit): PendingEdit | null {
  const merged = { ...before, ...wanted };
  const left = Object.entries(merged).filter(([field, value]) => !isSame(shown[field as keyof Shown], value));
  return left.length ? (Object.fromEntries(left) as PendingEdit) : null;
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
