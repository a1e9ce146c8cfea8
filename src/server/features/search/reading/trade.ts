/** What a text asks for: the kinds that its words name by whole phrases of the catalogue, "halwai" or "ac repair". Nothing else answers it. */
import { soundKey } from "#base/fold-sound.ts";
import { append } from "#base/multimap.ts";
import { isCommonHindi } from "../text/hindi-words.ts";
import { isAbbreviation, isOptional, isWeak } from "../text/words.ts";
import { isKindTerm } from "../vocabulary/facet-terms.ts";
import type { Lexicon } from "../vocabulary/lexicon.ts";
import { catalogueKeysNear } from "../vocabulary/near-keys.ts";
import { phrasesWithin } from "../vocabulary/phrases.ts";
import { familyOf, isHomophone } from "./homophones.ts";
import type { Alternative, Meaning } from "./meaning.ts";
import { type NamedTrade, phrasesMeant } from "./phrases-meant.ts";

export interface Trade {
  /** The terms of its subcategories and categories. */
  terms: number[];
  /** Whether the text says hardly more than that: in a longer story something else may be meant. */
  isAll: boolean;
  /** Which of the meanings name it: all of them, and those of each phrase. */
  words: Set<Meaning>;
  phrases: Array<Set<Meaning>>;
  /** The same, and those within them that name one of its kinds by themselves. */
  names: Array<{ term: number; words: Set<Meaning> }>;
}

const SOUNDS_ALIKE = 0.4;
const HARDLY_APART = 0.3;
/** A word that says which one: "wedding" of halwais. */
const MOST_BESIDE = 1;

/** Undefined when no word names a kind. `all`: every word of the text; `isMeant`: which of the kinds that it names may be asked for. */
export function tradeOf(
  lexicon: Lexicon,
  meanings: readonly Meaning[],
  all: readonly string[] = [],
  isMeant: (term: number) => boolean = () => true,
): Trade | undefined {
  const byKey = new Map<string, KindWord[]>();
  for (const meaning of meanings)
    for (const { key, ...how } of keysOf(lexicon, meaning)) append(byKey, key, { meaning, ...how });
  const named = phrasesWithin(lexicon, byKey).filter(({ term }) => isMeant(term));
  const typed = named.flatMap(({ term, words, keys }) => {
    const own = keys.map((key) => byKey.get(key)!);
    const isWhole = new Set(own.flat().map(({ meaning }) => meaning)).size >= new Set(keys).size;
    const [only] = keys.length > 1 ? [] : own;
    const naming = only?.filter((one) => isSurely(one, words[0]!));
    const isOwn = own.every((words) => words.some(({ isFamily }) => !isFamily));
    // "Machine" is a machine or a mechanic, and not both at once.
    return !isWhole || naming?.length === 0
      ? []
      : [{ term, words: new Set((naming ?? own.flat()).map(({ meaning }) => meaning)), isOwn }];
  });
  const whole = phrasesMeant(typed, meanings, all, (behind, before) => isPartOf(lexicon, behind, before));
  const isBeside = (meaning: Meaning) =>
    !isOptional(meaning.token) && !isWeak(meaning.token) && !whole.some(({ words }) => words.has(meaning));
  if (whole.length === 0) return undefined;
  const terms = [...new Set(whole.map(({ term }) => term))];
  return {
    isAll: meanings.filter(isBeside).length <= MOST_BESIDE,
    terms,
    words: new Set(whole.flatMap(({ words }) => [...words])),
    phrases: whole.map(({ words }) => words),
    names: typed.filter(({ term }) => terms.includes(term)),
  };
}

/** Which words of a text (`all`) name a trade together, several in a phrase, each a word of it or of its family: "ghadi repair" is no gaadi repair. */
export function namedTogether(lexicon: Lexicon, trade: Trade | undefined, all: readonly string[]): Set<string> {
  const isSpelledSo = (phrase: ReadonlySet<Meaning>) => {
    const typed = Array.from(phrase, ({ token }) => [token.key, ...familyOf(lexicon, token)]);
    const phrases = typed[0]?.flatMap((key) => lexicon.phrasesByKey.get(key) ?? []) ?? [];
    return phrases.some(({ keys }) => typed.every((own) => own.some((key) => keys.includes(key))));
  };
  const phrases = trade?.phrases.filter((phrase) => phrase.size > 1 && isSpelledSo(phrase)) ?? [];
  return new Set(phrases.flatMap((phrase) => Array.from(phrase, ({ token }) => all[token.at]!)));
}

/** A word that may stand for one of the catalogue: for certain, and as one of its family. */
interface KindWord {
  meaning: Meaning;
  isSure: boolean;
  isFamily: boolean;
}

/** Whether a kind is of the category of another, or is called by its name too: of "kathak teacher" a teacher. */
function isPartOf(
  { categoryTerms, phrasesByKey }: Lexicon,
  { term }: Pick<NamedTrade, "term">,
  { term: other, words }: Pick<NamedTrade, "term" | "words">,
): boolean {
  const isCalled = ({ token }: Meaning) => phrasesByKey.get(token.key)?.some((phrase) => phrase.term === term);
  return categoryTerms.get(term) === (categoryTerms.get(other) ?? other) || [...words].every(isCalled);
}

/** Whether it names a kind by itself, as this word. */
function isSurely({ meaning, isSure, isFamily }: KindWord, spelled: string): boolean {
  return isSure && (isFamily || !isHomophone(meaning.token, spelled));
}

/** The catalogue's keys for a word: its own and those of its family, and what sounds like it, which for a word of the catalogue or a common one of Hindi ("chand" and chandi) is sure in a phrase of several alone. */
function keysOf(lexicon: Lexicon, { token, correction }: Meaning): Array<Omit<KindWord, "meaning"> & { key: string }> {
  if (isAbbreviation(token.word) && !lexicon.words.has(token.word)) return [];
  const key = correction ? soundKey(correction.word) : token.key;
  const isOfCatalogue = lexicon.phrasesByKey.has(key);
  const family = familyOf(lexicon, correction ? { word: correction.word, key } : token);
  const own = [...(isOfCatalogue ? [key] : []), ...family];
  const isSpelledSo = isOfCatalogue && lexicon.words.has(correction?.word ?? token.word);
  const isSure = !isOfCatalogue && !isCommonHindi(key);
  const near = catalogueKeysNear(lexicon, key, isSpelledSo ? HARDLY_APART : SOUNDS_ALIKE)
    .map((one) => one.key)
    .filter((one) => one[0] === key[0]);
  return [
    ...own.map((one) => ({ key: one, isSure: true, isFamily: one !== key })),
    ...near.filter((one) => !own.includes(one)).map((one) => ({ key: one, isSure, isFamily: false })),
  ];
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
    const others = meaning.alternatives.filter(
      (one) =>
        !isOther(one) &&
        !trade.terms.includes(one.term) &&
        (one.bonus > SOUNDS_LIKE || isKindTerm(one.term) || meaning.correction),
    );
    const named = trade.names.filter(({ words }) => words.has(meaning)).map(({ term }) => term);
    const known = meaning.alternatives.map(({ term }) => term).filter((term) => trade.terms.includes(term));
    const own = [...new Set([...known, ...named])].map((term) => ({ term, bonus: OF_TRADE }));
    return { ...meaning, alternatives: [...own, ...others] };
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
