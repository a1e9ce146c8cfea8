/** What a text asks for: the kinds that its words name by whole phrases of the catalogue, "halwai" or "ac repair". Nothing else answers it. */
import { soundKey } from "#base/fold-sound.ts";
import { append } from "#base/multimap.ts";
import { hasContent, isOptional, isWeak } from "../text/words.ts";
import { isKindTerm, isSubcategoryTerm } from "../vocabulary/facet-terms.ts";
import type { Lexicon } from "../vocabulary/lexicon.ts";
import { catalogueKeysNear, phrasesWithin } from "../vocabulary/phrases.ts";
import { askedFor } from "./asked-for.ts";
import type { Alternative, Meaning } from "./meaning.ts";

export interface Trade {
  /** The terms of its subcategories and categories. */
  terms: number[];
  /** Whether the text says hardly more than that: in a longer story something else may be meant. */
  isAll: boolean;
  /** Which of the meanings name it: all of them, and those of each phrase. */
  words: Set<Meaning>;
  phrases: Array<Set<Meaning>>;
}

const SOUNDS_ALIKE = 0.4;
const HARDLY_APART = 0.3;
/** A word that says which one: "wedding" of halwais. */
const MOST_BESIDE = 1;

/** Undefined when no word names a kind. `all`: every word of the text. A phrase within a longer one that was typed as well counts for nothing: "old age home" is no home. */
export function tradeOf(
  lexicon: Lexicon,
  meanings: readonly Meaning[],
  all: readonly string[] = [],
): Trade | undefined {
  const byKey = new Map<string, Meaning[]>();
  const sure = new Set<string>();
  for (const meaning of meanings)
    for (const { key, isSure } of keysOf(lexicon, meaning)) {
      append(byKey, key, meaning);
      if (isSure) sure.add(key);
    }
  const typed = phrasesWithin(lexicon, byKey)
    .filter(({ keys }) => keys.length > 1 || sure.has(keys[0]!))
    .map(({ term, keys }) => ({ term, words: new Set(keys.flatMap((key) => byKey.get(key) ?? [])) }));
  const isSaid = meanings.some(({ token }) => hasContent(token));
  const longest = typed.filter(
    ({ words }) => !(isSaid && isShopAlone(words)) && !typed.some((other) => isWithin(words, other.words)),
  );
  const whole = askedFor(mostSpecific(longest), all);
  const isBeside = (meaning: Meaning) =>
    !isOptional(meaning.token) && !isWeak(meaning.token) && !whole.some(({ words }) => words.has(meaning));
  if (whole.length === 0) return undefined;
  return {
    isAll: meanings.filter(isBeside).length <= MOST_BESIDE,
    terms: [...new Set(whole.map(({ term }) => term))],
    words: new Set(whole.flatMap(({ words }) => [...words])),
    phrases: whole.map(({ words }) => words),
  };
}

/** A subcategory says more than any category ("MBBS doctor"), and a word with a meaning of its own more than one without ("bhajan party"). */
function mostSpecific<Named extends { term: number; words: Set<Meaning> }>(named: Named[]): Named[] {
  const clear = named.filter(({ words }) => [...words].some(({ token }) => !isWeak(token)));
  const subcategories = clear.filter(({ term }) => isSubcategoryTerm(term));
  return [subcategories, clear, named].find((some) => some.length > 0) ?? [];
}

/** The catalogue's keys for a word: its own and those of its family, and what sounds like it, which for a word of the catalogue is sure in a phrase of several alone. */
function keysOf(lexicon: Lexicon, { token, correction }: Meaning): Array<{ key: string; isSure: boolean }> {
  const key = correction ? soundKey(correction.word) : token.key;
  const isOfCatalogue = lexicon.phrasesByKey.has(key);
  const own = [...(isOfCatalogue ? [key] : []), ...(lexicon.families.get(key) ?? [])];
  const near = catalogueKeysNear(lexicon, key, isOfCatalogue ? HARDLY_APART : SOUNDS_ALIKE).map((one) => one.key);
  return [
    ...own.map((key) => ({ key, isSure: true })),
    ...near.filter((key) => !own.includes(key)).map((key) => ({ key, isSure: !isOfCatalogue })),
  ];
}

/** "Joote ki dukan" asks for shoes and for no shop to let. */
function isShopAlone(words: ReadonlySet<Meaning>): boolean {
  return words.size === 1 && [...words].every(({ token }) => isOptional(token));
}

function isWithin(part: ReadonlySet<Meaning>, whole: ReadonlySet<Meaning>): boolean {
  return part.size < whole.size && [...part].every((one) => whole.has(one));
}

/** What only sounds like a word of the trade is another word: a saree is no shri. */
const SOUNDS_LIKE = -1000;
/** Above whatever has the word in its name alone. */
const OF_TRADE = 3000;

/** The same words, those of the trade standing for its kinds before all else and for no other kind: what belongs to one that is related is no answer to them. */
export function preferring(trade: Trade, meanings: readonly Meaning[]): Meaning[] {
  const isOther = ({ term }: Alternative) => isKindTerm(term) && !trade.terms.includes(term);
  return meanings.map((meaning) => {
    if (!trade.words.has(meaning)) return meaning;
    const alternatives = meaning.alternatives
      .filter((one) => !isOther(one) && (one.bonus > SOUNDS_LIKE || isKindTerm(one.term) || meaning.correction))
      .map((one) => (trade.terms.includes(one.term) ? { ...one, bonus: OF_TRADE } : one));
    return { ...meaning, alternatives };
  });
}

/** The words with those that name the trade as one word, which only items of its kinds have. */
export function strictly(trade: Trade, meanings: readonly Meaning[], documents: number): Meaning[] {
  const [first] = trade.words;
  const others = meanings.filter((meaning) => !trade.words.has(meaning));
  if (!first || others.length === meanings.length) return [...meanings];
  const alternatives = trade.terms.filter(isKindTerm).map((term) => ({ term, bonus: 0 }));
  return [{ token: first.token, alternatives, documents, isCategory: true }, ...others];
}
