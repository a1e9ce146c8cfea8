/** Corrects misspelt words: their meanings become those of the words most likely meant. */
import { isDevanagari } from "#base/fold.ts";
import { soundDistance } from "#base/fold-distance.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { isWord } from "../text/known-words.ts";
import { plainRoman } from "../text/searchable-words.ts";
import { isOptional, type Token } from "../text/words.ts";
import type { Lexicon } from "../vocabulary/lexicon.ts";
import {
  type Candidate,
  candidatesByBeginning,
  candidatesBySound,
  candidatesBySpelling,
  candidatesFarOff,
  cheapest,
} from "./candidates.ts";
import { isKnown, isWritten, type Meaning, meaningsOf, OF_FAMILY } from "./meaning.ts";

/** No better candidate is looked for when one costs less than this. */
const GOOD_COST = 0.4;

/** Words spelled alike are looked for with so many words of a text, and with none longer than any real word: it costs the database more than all else in a search. */
const MOST_BY_SPELLING = 8;
const LONGEST_WORD = 30;
/** Nothing can be told of what so few letters were meant to be. */
const SHORTEST_MISSPELT = 3;

/** The same meanings, those of wrong words corrected where anything is near. The last word may be unfinished. `total`: all documents, roughly. */
export async function correctMeanings(
  ctx: Handle,
  lexicon: Lexicon,
  meanings: Meaning[],
  total: number,
  isWrong: (meaning: Meaning, at: number) => boolean,
): Promise<Meaning[]> {
  const wrong = meanings.filter((meaning, at) => isWrong(meaning, at) && mayBeMisspelt(meaning.token));
  const tokens = wrong.map(({ token }) => token);
  const bySound = new Map(
    await Promise.all(tokens.map(async (token) => [token, await candidatesBySound(ctx, lexicon, token)] as const)),
  );
  // What sounds like a word of documents is that word; a word of the catalogue, which names a trade, is said.
  const soundsLikeSome = new Set(
    wrong.filter((meaning) => isKnown(meaning) && !isWritten(meaning)).map(({ token }) => token),
  );
  const bySpelling = tokens
    .filter((token) => !soundsLikeSome.has(token) && needsSpelling(token, bySound.get(token) ?? []))
    .slice(0, MOST_BY_SPELLING);
  return Promise.all(
    meanings.map(async (meaning, at) => {
      const { token } = meaning;
      const candidates = bySound.get(token);
      if (!candidates) return meaning;
      const best = bySpelling.includes(token)
        ? await likeliest(ctx, lexicon, token, candidates, at === meanings.length - 1)
        : cheapest(lexicon, token, candidates);
      if (best && soundsLikeSome.has(token) && !lexicon.words.has(best.word)) return meaning;
      const others = meanings.filter((other) => other !== meaning).map((other) => other.token.key);
      return (best && (await correctedMeaning(ctx, lexicon, token, best, { total, others }))) ?? meaning;
    }),
  );
}

/** A word that is spelled as it should be, and an abbreviation, stand for themselves. */
function mayBeMisspelt(token: Token): boolean {
  return !isOptional(token) && token.word.length > SHORTEST_MISSPELT && !isWord(token);
}

function needsSpelling(token: Token, candidates: Candidate[]): boolean {
  const { length } = romanOf(token);
  return length >= 4 && length <= LONGEST_WORD && !candidates.some(({ cost }) => cost < GOOD_COST);
}

async function likeliest(
  ctx: Handle,
  lexicon: Lexicon,
  token: Token,
  bySound: Candidate[],
  isLast: boolean,
): Promise<Candidate | undefined> {
  const roman = romanOf(token);
  const candidates = [...bySound, ...(await candidatesBySpelling(ctx, token, roman))];
  const best = cheapest(lexicon, token, candidates) ?? cheapest(lexicon, token, candidatesFarOff(lexicon, token));
  if (best || candidates.length > 0 || !isLast) return best;
  return cheapest(lexicon, token, await candidatesByBeginning(ctx, token, roman));
}

function romanOf({ word }: Token): string {
  return isDevanagari(word) ? plainRoman(word) : word;
}

async function correctedMeaning(
  ctx: Handle,
  lexicon: Lexicon,
  token: Token,
  { key, word, distance }: Candidate,
  { total, others }: { total: number; others: string[] },
): Promise<Meaning | undefined> {
  const [found] = await meaningsOf(ctx, lexicon, [{ ...token, key }], total);
  if (!found) return undefined;
  // What only sounds like the corrected word would be a second correction: dhoni is hardly dhone, and that is no "done".
  const alternatives = found.alternatives.filter(({ bonus }) => bonus >= OF_FAMILY);
  const meaning = { ...found, alternatives, token, correction: { word, distance } };
  return isKnown(meaning) || (distance > ANOTHER && isInPhrase(lexicon, key, others)) ? meaning : undefined;
}

/** Whether a phrase of the catalogue has it of which the text has the other words, or nearly so. */
function isInPhrase({ phrasesByKey }: Lexicon, key: string, others: string[]): boolean {
  const isThere = (one: string) => one === key || others.some((other) => soundDistance(other, one, ALIKE) <= ALIKE);
  return phrasesByKey.get(key)?.some(({ keys }) => keys.length > 1 && keys.every(isThere)) ?? false;
}

const ALIKE = 0.4;
/** What is nearer is an ending or another spelling of the word. */
const ANOTHER = 0.6;
