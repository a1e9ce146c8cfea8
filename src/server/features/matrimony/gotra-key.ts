/** One key for a gotra in whatever spelling and script: of a known one its name, of any other its folded text. */
import { findGotra, gotraKey } from "#contract/gotra/lookup.ts";

export function keyOfGotra(text: string): string {
  return findGotra(text)?.gotra.id ?? gotraKey(text);
}
