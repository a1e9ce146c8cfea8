/** What was typed into a form, stored in this tab until it is sent; never a PIN or a code, and never for another member. */
import { inTab } from "#web/platform/browser/storage.ts";
import { storedMemberId } from "#web/platform/stored-session/stored-session.ts";

const PREFIX = "viprasetu.draft.";
const SECRET = /(^|[a-z])(pin|otp|password|ticket)$|^(pin|otp|password|ticket)|^pan$/i;
const PLAIN = new Set(["pinCode"]);

interface Draft {
  of: string | null;
  values: Record<string, unknown>;
}

/** True for fields that are never stored, by their name: pin, newPin, otp, password, ticket, and the tax number pan. */
export function isSecret(field: string): boolean {
  return SECRET.test(field) && !PLAIN.has(field);
}

/** The values that the same person (a member, or nobody signed in) left under this name; undefined without any. */
export function readDraft(name: string, of: string | null = storedMemberId()): Record<string, unknown> | undefined {
  try {
    const draft = JSON.parse(inTab.read(PREFIX + name) ?? "") as Draft;
    return draft.of === of ? draft.values : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the values without the secret ones; does nothing where storage is forbidden. */
export function keepDraft(name: string, values: Record<string, unknown>, of: string | null = storedMemberId()): void {
  const open = Object.fromEntries(Object.entries(values).filter(([field]) => !isSecret(field)));
  const draft: Draft = { of, values: open };
  inTab.write(PREFIX + name, JSON.stringify(draft));
}

export function dropDraft(name: string): void {
  inTab.forget(PREFIX + name);
}

/** Forgets all half-filled forms of this tab, whoever filled them. */
export function dropAllDrafts(): void {
  for (const key of inTab.keys()) if (key.startsWith(PREFIX)) inTab.forget(key);
}
