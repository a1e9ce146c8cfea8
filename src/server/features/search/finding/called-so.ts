/** Whether what was found is truly called by the words of a text, which a list of kinds has no place for: a wine shop, a cobbler. */
import { isDevanagari } from "#base/fold.ts";
import type { Kind, SearchSource } from "#server/features/directory/kinds.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { fits } from "../reading/candidates.ts";
import { familyOf } from "../reading/homophones.ts";
import type { Meaning } from "../reading/meaning.ts";
import { searchableWords } from "../text/searchable-words.ts";
import { keyOf } from "../text/sounds.ts";
import { hasContent, type Token } from "../text/words.ts";
import { subcategoryTerm } from "../vocabulary/facet-terms.ts";
import type { Lexicon } from "../vocabulary/lexicon.ts";

/** Whether any of these items has every word that carries meaning in its name, its business's or what it offers, spelled so or nearly so, and not as a part of another thing: a "shoe laundry" sells no shoes. */
export async function isAnyCalledSo(
  ctx: Handle,
  { kind, lexicon, meanings }: { kind: Kind; lexicon: Lexicon; meanings: readonly Meaning[] },
  ids: readonly string[],
): Promise<boolean> {
  const tokens = meanings.map(({ token }) => token).filter(hasContent);
  const sources = tokens.length > 0 ? await kind.listSearchSources(ctx, ids) : [];
  return sources.some((source) =>
    [source.name, source.business_name, source.offering_names].some((text) => saysSo(lexicon, tokens, source, text)),
  );
}

function saysSo(lexicon: Lexicon, tokens: readonly Token[], source: SearchSource, text: string): boolean {
  const words = searchableWords(text);
  const keys = new Set(words.map(keyOf));
  const isTyped = (key: string) => tokens.some((token) => keysOf(lexicon, token).includes(key));
  const isOfAnotherThing = (key: string) =>
    source.subcategory_id !== null &&
    lexicon.phrasesByKey
      .get(key)
      ?.some(
        (phrase) =>
          phrase.term === subcategoryTerm(source.subcategory_id!) &&
          phrase.keys.every((one) => keys.has(one)) &&
          !phrase.keys.every(isTyped),
      );
  return tokens.every((token) => words.some((word) => isSame(lexicon, token, word) && !isOfAnotherThing(keyOf(word))));
}

const keysOf = (lexicon: Lexicon, token: Token) => [token.key, ...familyOf(lexicon, token)];

/** The word itself, in either script, or one of its family; not what only sounds like it. */
function isSame(lexicon: Lexicon, token: Token, word: string): boolean {
  const key = keyOf(word);
  const isSpelledSo = isDevanagari(word) !== isDevanagari(token.word) || fits(token.word, word);
  return (key === token.key && isSpelledSo) || familyOf(lexicon, token).includes(key);
}
