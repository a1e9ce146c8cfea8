/** The words that a misspelt one may have been meant to be, each with how far it sounds from it and how likely it is. */
import { distance } from "fastest-levenshtein";
import { isDevanagari } from "#base/fold.ts";
import { soundDistance } from "#base/fold-distance.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { plainRoman, type Spellings, spellingLike } from "../text/searchable-words.ts";
import type { Token } from "../text/words.ts";
import type { Lexicon } from "../vocabulary/lexicon.ts";
import { catalogueKeysNear } from "../vocabulary/phrases.ts";
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
  const ofCatalogue = near.map(({ key, distance }) => {
    const spellings = lexicon.spellingsByKey.get(key) ?? { roman: null, devanagari: null };
    return candidateOf(token, { key, ...spellings, documents: CATALOGUE_DOCUMENTS }, distance);
  });
  const terms = (await termsAround(ctx, [token.key])).get(token.key) ?? [];
  return [...ofCatalogue, ...ofTerms(token, terms)];
}

/** Words of documents that are spelled alike and sound near; `roman`: the word in Roman letters. */
export async function candidatesBySpelling(ctx: Handle, token: Token, roman: string): Promise<Candidate[]> {
  return ofTerms(token, await termsSpelledLike(ctx, roman));
}

/** Words of documents that begin like it, however they sound. */
export async function candidatesByBeginning(ctx: Handle, token: Token, roman: string): Promise<Candidate[]> {
  return (await termsBeginningLike(ctx, roman)).map((term) => candidateOf(token, term, farthest(token.key)));
}

/** The likeliest of those that fit what was typed; hardly anybody gets the first sound of a word wrong. */
export function cheapest(token: Token, candidates: Candidate[]): Candidate | undefined {
  return candidates
    .filter(({ word, key }) => key[0] === token.key[0] && fits(token.word, word))
    .reduce<Candidate | undefined>((best, one) => (best && best.cost <= one.cost ? best : one), undefined);
}

/** The share of a word's letters that a slip changes at most. */
const MOST_CHANGED = 0.2;

/** Whether one may be the other with some letters wrong. Sounds alone lead from pizza to pooja. */
export function fits(typed: string, word: string): boolean {
  const [a, b] = [typed, word].map((one) => (isDevanagari(one) ? plainRoman(one) : one)) as [string, string];
  const length = Math.max(a.length, b.length);
  return distance(a, b) <= MOST_CHANGED * length || distance(`${a}s`, b) <= MOST_CHANGED * length;
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

function candidateOf(
  token: Token,
  { key, documents, ...spellings }: Spellings & { key: string; documents: number },
  distance: number,
): Candidate {
  const { word, isSameScript } = spellingLike(token.word, spellings);
  return { key, word, distance, cost: distance - 0.12 * Math.log10(documents + 1) + (isSameScript ? 0 : 0.25) };
}
