/** The kinds that words which are typed already name, in the order of a phrase and by its sound: "halwai", "ac repair". */
import { catalogueIndex } from "#server/features/catalogue/catalogue-index.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { keyOf } from "../text/sounds.ts";
import { kindOfTerm } from "../vocabulary/facet-terms.ts";
import { lexiconOf } from "../vocabulary/memory.ts";

/** Their slugs. */
export async function kindsNamed(ctx: Handle, words: readonly string[]): Promise<string[]> {
  const [{ phrasesByKey }, { categoryOf, subcategoryOf }] = await Promise.all([lexiconOf(ctx), catalogueIndex(ctx)]);
  const typed = words.map(keyOf);
  const phrases = phrasesByKey.get(typed[0] ?? "") ?? [];
  return phrases
    .filter(({ keys }) => keys.join(" ") === typed.join(" "))
    .flatMap(({ term }) => {
      const { subcategoryId, categoryId } = kindOfTerm(term);
      return subcategoryOf.get(subcategoryId ?? "")?.slug ?? categoryOf.get(categoryId ?? "")?.slug ?? [];
    });
}
