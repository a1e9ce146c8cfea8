/** What a text asks for: the kinds that its words name by whole phrases of the catalogue, "halwai" or "ac repair". Nothing else answers it. */
import { soundKey } from "#base/fold-sound.ts";
import { isOptional, isWeak } from "../text/words.ts";
import { isKindTerm } from "../vocabulary/facet-terms.ts";
import type { Lexicon } from "../vocabulary/lexicon.ts";
import type { Meaning } from "./meaning.ts";

export interface Trade {
  /** The terms of its subcategories and categories. */
  terms: number[];
  /** Which of the meanings name it. */
  words: Set<Meaning>;
}

/** In a longer story the kinds that it mentions are not what it asks for. */
const MOST_BESIDE = 1;

/** Undefined when no word names a kind, or more is said than that. A phrase within a longer one that was typed as well counts for nothing: "old age home" is no home. */
export function tradeOf(lexicon: Lexicon, meanings: readonly Meaning[]): Trade | undefined {
  const byKey = new Map<string, Meaning[]>();
  for (const meaning of meanings) {
    const key = meaning.correction ? soundKey(meaning.correction.word) : meaning.token.key;
    for (const one of [key, ...(lexicon.families.get(key) ?? [])]) byKey.set(one, [...(byKey.get(one) ?? []), meaning]);
  }
  const typed = [...byKey.keys()]
    .flatMap((key) => lexicon.phrasesByKey.get(key) ?? [])
    .filter(({ keys }) => keys.every((key) => byKey.has(key)))
    .map(({ term, keys }) => ({ term, words: new Set(keys.flatMap((key) => byKey.get(key) ?? [])) }));
  const whole = typed.filter(({ words }) => !typed.some((other) => isWithin(words, other.words)));
  const isBeside = (meaning: Meaning) =>
    !isOptional(meaning.token) && !isWeak(meaning.token) && !whole.some(({ words }) => words.has(meaning));
  if (whole.length === 0 || meanings.filter(isBeside).length > MOST_BESIDE) return undefined;
  return {
    terms: [...new Set(whole.map(({ term }) => term))],
    words: new Set(whole.flatMap(({ words }) => [...words])),
  };
}

function isWithin(part: ReadonlySet<Meaning>, whole: ReadonlySet<Meaning>): boolean {
  return part.size < whole.size && [...part].every((one) => whole.has(one));
}

/** The words with those that name the trade as one word, which only items of its kinds have. */
export function strictly(trade: Trade, meanings: readonly Meaning[], documents: number): Meaning[] {
  const [first] = trade.words;
  const others = meanings.filter((meaning) => !trade.words.has(meaning));
  if (!first || others.length === meanings.length) return [...meanings];
  const alternatives = trade.terms.filter(isKindTerm).map((term) => ({ term, bonus: 0 }));
  return [{ token: first.token, alternatives, documents, isCategory: true }, ...others];
}
