/** The words that a misspelt one may have been meant to be, each with how far it sounds from it and how likely it is. */
import { distance } from "fastest-levenshtein";
import { isDevanagari } from "#base/fold.ts";
import { soundDistance } from "#base/fold-distance.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { plainRoman, type Spellings, spellingLike } from "../text/searchable-words.ts";
import type { Token } from "../text/words.ts";
import type { Lexicon } from "../vocabulary/lexicon.ts";
import { catalogueKeysFar, catalogueKeysNear, type NearKey } from "../vocabulary/near-keys.ts";
import type { Term } from "../vocabulary/term-queries.ts";
import { termsAround, termsBeginningLike, termsSpelledLike } from "../vocabulary/terms.ts";

export interface Candidate {
  key: string;
  word: string;
  distance: number;
  /** The distance, less for words in much use, more for words known in the other script alone. */
  cost: number;
}

/** Words of the catalogue count as if so many documents had them. */
const CATALOGUE_DOCUMENTS = 1000;

/** Words of the catalogue and of documents that sound near. */
export async function candidatesBySound(ctx: Handle, lexicon: Lexicon, token: Token): Promise<Candidate[]> {
  const most = farthest(token.key);
  const near = catalogueKeysNear(lexicon, token.key, most).filter(({ key }) => key !== token.key);
  const terms = (await termsAround(ctx, [token.key])).get(token.key) ?? [];
  return [...ofCatalogue(lexicon, token, near), ...ofTerms(token, terms)];
}

function ofCatalogue({ spellingsByKey }: Lexicon, token: Token, near: NearKey[]): Candidate[] {
  return near.map(({ key, distance }) => {
    const spellings = spellingsByKey.get(key) ?? { roman: null, devanagari: null };
    return candidateOf(token, { key, ...spellings, documents: CATALOGUE_DOCUMENTS }, distance);
  });
}

/** Words of documents that are spelled alike and sound near; `roman`: the word in Roman letters. */
export async function candidatesBySpelling(ctx: Handle, token: Token, roman: string): Promise<Candidate[]> {
  return ofTerms(token, await termsSpelledLike(ctx, roman));
}

/** Words of documents that begin like it, however they sound. */
export async function candidatesByBeginning(ctx: Handle, token: Token, roman: string): Promise<Candidate[]> {
  return (await termsBeginningLike(ctx, roman)).map((term) => candidateOf(token, term, farthest(token.key)));
}

/** Words of the catalogue that sound so far off that no slip of one letter leads to them: "gaynacologest". */
export function candidatesFarOff(lexicon: Lexicon, token: Token): Candidate[] {
  return token.word.length < LONG ? [] : ofCatalogue(lexicon, token, catalogueKeysFar(lexicon, token.key, FARTHEST));
}

/** The likeliest of those that fit what was typed; hardly anybody gets the first sound of a word wrong. */
export function cheapest({ words }: Lexicon, token: Token, candidates: Candidate[]): Candidate | undefined {
  return candidates
    .filter(({ word, key }) => key[0] === token.key[0] && fits(token.word, word, words.has(word)))
    .reduce<Candidate | undefined>((best, one) => (best && best.cost <= one.cost ? best : one), undefined);
}

/** The share of a word's letters that a slip changes at most. */
const MOST_CHANGED = 0.2;
/** In a word of so many letters people make two slips as easily; which one it was is sure where it names a trade. */
const LONG = 7;
const MOST_CHANGED_IN_LONG = 0.29;
const FARTHEST = 1.6;

/** Whether one may be the other with some letters wrong. Sounds alone lead from pizza to pooja. */
export function fits(typed: string, word: string, namesTrade = false): boolean {
  const [a, b] = [typed, word].map((one) => (isDevanagari(one) ? plainRoman(one) : one)) as [string, string];
  const isLong = namesTrade && Math.min(a.length, b.length) >= LONG;
  const most = (isLong ? MOST_CHANGED_IN_LONG : MOST_CHANGED) * Math.max(a.length, b.length);
  return distance(a, b) <= most || distance(`${a}s`, b) <= most || isSwapped(a, b);
}

/** Whether two letters that stand side by side have changed places: "moblie". */
function isSwapped(a: string, b: string): boolean {
  const at = Array.from(a).findIndex((letter, index) => letter !== b[index]);
  return at >= 0 && a.slice(0, at) + a[at + 1] + a[at] + a.slice(at + 2) === b;
}

function farthest({ length }: string): number {
  if (length <= 3) return 0.6;
  return length <= 5 ? 1.3 : length <= 7 ? 1.6 : 2;
}

function ofTerms(token: Token, terms: Term[]): Candidate[] {
  const most = farthest(token.key);
  return terms
    .filter((term) => term.key !== token.key)
    .map((term) => ({ term, distance: soundDistance(token.key, term.key, most) }))
    .filter(({ distance }) => distance <= most)
    .map(({ term, distance }) => candidateOf(token, term, distance));
}

/** Whoever misspells a word means its spelling in the same script, if there is one. */
const OTHER_SCRIPT = 0.5;

function candidateOf(
  token: Token,
  { key, documents, ...spellings }: Spellings & { key: string; documents: number },
  distance: number,
): Candidate {
  const { word, isSameScript } = spellingLike(token.word, spellings);
  return { key, word, distance, cost: distance - 0.12 * Math.log10(documents + 1) + (isSameScript ? 0 : OTHER_SCRIPT) };
}
