/** The words of a text that only say what kind of item is looked for: in the lists of that kind they ask for nothing more. */
import { fold } from "#base/fold.ts";
import type { Kind } from "#server/features/directory/kinds.ts";

/** The text without them; the whole text where nothing else would be left. */
export function withoutKindWords(text: string, { calledBy }: Pick<Kind, "calledBy">): string {
  if (!calledBy) return text;
  const names = new Set(calledBy.split(/\s+/).map(fold));
  const rest = text.split(/\s+/).filter((word) => !names.has(fold(word)));
  return rest.some((word) => fold(word) !== "") ? rest.join(" ") : text;
}
