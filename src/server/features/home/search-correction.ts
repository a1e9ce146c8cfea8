/** What a word that nothing has was likely meant to be: near in sound, spelled alike, or begun like it. */

import { isDevanagari } from "#base/fold.ts";
import { soundDistance } from "#base/fold-distance.ts";
import type { Ctx } from "#server/platform/context.ts";
import { plainRoman } from "./search-document.ts";
import { catalogueKeysNear, type Lexicon } from "./search-lexicon.ts";
import { type Meaning, meaningsOf } from "./search-meaning.ts";
import { type Term, termsAround, termsWrittenLike } from "./search-vocabulary.ts";
import { inScriptOf, type Token } from "./search-words.ts";

interface Candidate {
  key: string;
  word: string;
  distance: number;
  /** The distance, less for words in much use, more for words known in the other script alone. */
  cost: number;
}

/** Words of the catalogue count as if so many documents had them. */
const CATALOGUE_USE = 1000;
/** A candidate as good as this ends the looking. */
const GOOD = 0.4;

/** The meaning of the word most likely meant by a misspelt one; undefined when nothing is near. `isLast`: it may still be unfinished. */
export async function correctedMeaning(
  ctx: Pick<Ctx, "query">,
  lexicon: Lexicon,
  token: Token,
  total: number,
  isLast: boolean,
): Promise<Meaning | undefined> {
  const best = await likeliest(ctx, lexicon, token, isLast);
  if (!best) return undefined;
  const [meaning] = await meaningsOf(ctx, lexicon, [{ ...token, key: best.key }], total);
  return meaning && meaning.alternatives.length > 0
    ? { ...meaning, token, corrected: best.word, slip: best.distance }
    : undefined;
}

async function likeliest(
  ctx: Pick<Ctx, "query">,
  lexicon: Lexicon,
  token: Token,
  isLast: boolean,
): Promise<Candidate | undefined> {
  const most = farthest(token.key.length);
  const roman = isDevanagari(token.word) ? plainRoman(token.word) : token.word;
  const near = [
    ...catalogueCandidates(lexicon, token, most),
    ...termCandidates(token, most, (await termsAround(ctx, [token.key])).get(token.key) ?? []),
  ];
  if (near.some(({ cost }) => cost < GOOD) || roman.length < 4) return cheapest(near);
  const spelled = [...near, ...termCandidates(token, most, await termsWrittenLike(ctx, roman, false))];
  if (spelled.length > 0 || !isLast) return cheapest(spelled);
  return cheapest(
    (await termsWrittenLike(ctx, roman, true)).map((term) => candidateOf(token, term.key, term, term.documents, most)),
  );
}

function farthest(letters: number): number {
  if (letters <= 3) return 0.6;
  return letters <= 5 ? 1.3 : letters <= 7 ? 1.6 : 2;
}

function catalogueCandidates(lexicon: Lexicon, token: Token, most: number): Candidate[] {
  return catalogueKeysNear(lexicon, token.key, most)
    .filter(({ key }) => key !== token.key)
    .map(({ key, distance }) =>
      candidateOf(
        token,
        key,
        lexicon.wordsByKey.get(key) ?? { roman: null, devanagari: null },
        CATALOGUE_USE,
        distance,
      ),
    );
}

function termCandidates(token: Token, most: number, terms: Term[]): Candidate[] {
  return terms
    .filter((term) => term.key !== token.key)
    .map((term) => ({ term, distance: soundDistance(token.key, term.key, most) }))
    .filter(({ distance }) => distance <= most)
    .map(({ term, distance }) => candidateOf(token, term.key, term, term.documents, distance));
}

function candidateOf(
  token: Token,
  key: string,
  spellings: { roman: string | null; devanagari: string | null },
  documents: number,
  distance: number,
): Candidate {
  const { word, isSame } = inScriptOf(token.word, spellings);
  return { key, word, distance, cost: distance - 0.12 * Math.log10(documents + 1) + (isSame ? 0 : 0.25) };
}

function cheapest(candidates: Candidate[]): Candidate | undefined {
  return candidates.reduce<Candidate | undefined>(
    (best, one) => (best && best.cost <= one.cost ? best : one),
    undefined,
  );
}
