/** What of a list waits for a person. */
import type { ImportResult } from "#contract/import-result.ts";

/** The answer that a column is not to be read. */
export const NOT_READ = "-";

/** Whether the columns were only suggested: nothing is imported before somebody has confirmed them. */
export function isUnconfirmed({ headings, rows }: ImportResult): boolean {
  return rows === 0 || headings.some(({ isSure }) => !isSure);
}

export function isAsking(result: ImportResult): boolean {
  return isUnconfirmed(result) || result.values.some(({ meaning }) => meaning === null);
}
