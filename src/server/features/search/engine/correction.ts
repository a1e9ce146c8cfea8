/** What words that nothing has were likely meant to be: near in sound, spelled alike, or begun like it. */
import { isDevanagari } from "#base/fold.ts";
import { soundDistance } from "#base/fold-distance.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { plainRoman } from "./document.ts";
import { catalogueKeysNear, type Lexicon } from "./lexicon.ts";
import { type Meaning, meaningsOf } from "./meaning.ts";
import { type Term, termsAround, termsWrittenLike } from "./vocabulary.ts";
import { inScriptOf, isSoft, type Token } from "./words.ts";

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

/** Likeness is asked for so many words of a text, and for none longer than any word is: it costs the database more than all else in a search. */
const MOST_BY_LIKENESS = 8;
const LONGEST_WORD = 30;

/** The same meanings, those of wrong words as of the words most likely meant, where anything is near. The last word may still be unfinished. */
export async function corrected(
  ctx: Handle,
  lexicon: Lexicon,
  meanings: Meaning[],
  total: number,
  isWrong: (meaning: Meaning, at: number) => boolean,
): Promise<Meaning[]> {
  const wrong = meanings.filter((meaning, at) => isWrong(meaning, at) && !isSoft(meaning.token)).map((m) => m.token);
  const near = new Map(
    await Promise.all(wrong.map(async (token) => [token, await candidatesNear(ctx, lexicon, token)] as const)),
  );
  const byLikeness = wrong.filter((token) => mayBeLike(token, near.get(token) ?? [])).slice(0, MOST_BY_LIKENESS);
  return Promise.all(
    meanings.map(async (meaning, at) => {
      const { token } = meaning;
      const candidates = near.get(token);
      if (!candidates) return meaning;
      const best = byLikeness.includes(token)
        ? await likeliest(ctx, token, candidates, at === meanings.length - 1)
        : cheapest(candidates);
      return (best && (await meaningOf(ctx, lexicon, token, best, total))) ?? meaning;
    }),
  );
}

async function candidatesNear(ctx: Handle, lexicon: Lexicon, token: Token): Promise<Candidate[]> {
  const most = farthest(token.key.length);
  return [
    ...catalogueCandidates(lexicon, token, most),
    ...termCandidates(token, most, (await termsAround(ctx, [token.key])).get(token.key) ?? []),
  ];
}

function mayBeLike(token: Token, near: Candidate[]): boolean {
  const { length } = romanOf(token);
  return length >= 4 && length <= LONGEST_WORD && !near.some(({ cost }) => cost < GOOD);
}

async function likeliest(
  ctx: Handle,
  token: Token,
  near: Candidate[],
  isLast: boolean,
): Promise<Candidate | undefined> {
  const most = farthest(token.key.length);
  const roman = romanOf(token);
  const spelled = [...near, ...termCandidates(token, most, await termsWrittenLike(ctx, roman, false))];
  if (spelled.length > 0 || !isLast) return cheapest(spelled);
  return cheapest(
    (await termsWrittenLike(ctx, roman, true)).map((term) => candidateOf(token, term.key, term, term.documents, most)),
  );
}

function romanOf({ word }: Token): string {
  return isDevanagari(word) ? plainRoman(word) : word;
}

async function meaningOf(
  ctx: Handle,
  lexicon: Lexicon,
  token: Token,
  { key, word, distance }: Candidate,
  total: number,
): Promise<Meaning | undefined> {
  const [meaning] = await meaningsOf(ctx, lexicon, [{ ...token, key }], total);
  return meaning && meaning.alternatives.length > 0
    ? { ...meaning, token, corrected: word, slip: distance }
    : undefined;
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
