/** Finds the best partial matches when nothing has every word: by the rarity of the words that a document has and the fields in which they stand. */
import type { Kind } from "#server/features/directory/kinds.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { POINTS } from "../index/scores.ts";
import { type Alternative, isKnown, type Meaning, OF_FAMILY } from "../reading/meaning.ts";
import { preferring, type Trade } from "../reading/trade.ts";
import { hasContent, isClass, isOptional, isWeak } from "../text/words.ts";
import { isKindTerm } from "../vocabulary/facet-terms.ts";
import { listPartialMatches, type PartialRow } from "./partial-queries.ts";

/** `isOfKind`: it is of the kind that was asked for; `isOfTrade`: it is that, offers it or has it in its name; `isCalled`: it has all the words of a phrase for it in its name. */
export type PartialMatch = PartialRow & { isOfKind: boolean; isOfTrade: boolean; isCalled: boolean };

/** The share of the words with a meaning of their own that an item must have: less of them where one is its name, offer or kind than where all are mentions. */
const LEAST_SHARE = 0.8;
/** Of a kind without trades, where an opening for a typist who knows no Hindi is worth a look. */
const LEAST_SHARE_WITHOUT_TRADES = 0.4;
const GOOD_MENTION = 0.85;
const NAMED = POINTS.offering * 100;
/** What is of the kind itself: it comes before what is only called so, as a goldsmith is whose name is Joshi. */
const OF_KIND = 10_000;

/** The best partial matches in a place (or in ALL_INDIA), at most 100; `worth` is the share of the text's weight that each matches, 0 to 1. */
export async function findPartial(
  ctx: Handle,
  { kind, placeId, subcategoryIds }: { kind: Kind; placeId: number; subcategoryIds?: number[] },
  { meanings, trade, total }: { meanings: Meaning[]; trade: Trade | undefined; total: number },
): Promise<PartialMatch[]> {
  const weigh = (meaning: Meaning) =>
    trade?.words.has(meaning) && isContent(meaning) ? MOST_WEIGHT : weightOf(meaning, total);
  const sumOf = (some: Meaning[]) => some.reduce((sum, meaning) => sum + weigh(meaning), 0);
  const wanted = trade ? preferring(trade, meanings) : meanings;
  const terms = meanings.flatMap((meaning, word) => {
    const weight = weigh(meaning);
    return wanted[word]!.alternatives.map((one) => ({
      ...one,
      bonus: trade?.terms.includes(one.term) ? OF_KIND : one.bonus,
      word,
      weight,
      isTrade: trade ? names(trade, meaning, one) : false,
    }));
  });
  if (terms.length === 0) return [];
  const whole = sumOf(meanings);
  const content = sumOf(meanings.filter(isContent));
  const shareOf = (words: number[]) =>
    sumOf(words.flatMap((word) => meanings[word] ?? []).filter(isContent)) / Math.max(content, 1);
  const phrases = trade?.names.map(({ words }) => Array.from(words, (meaning) => meanings.indexOf(meaning))) ?? [];
  const isCalled = ({ named }: PartialRow) =>
    phrases.some((phrase) => phrase.length > 1 && phrase.every((word) => named.includes(word)));
  const leastNamed = kind.hasCategory ? LEAST_SHARE : LEAST_SHARE_WITHOUT_TRADES;
  const rows = await listPartialMatches(ctx, { kind, placeId, terms, subcategoryIds, least: NAMED });
  const rank = ({ worth, trade: score }: PartialRow) => Math.round(worth * 100) + (score >= OF_KIND ? 0.5 : 0);
  const found = rows
    .map((row) => ({
      ...row,
      worth: row.worth / whole,
      isOfKind: row.trade >= OF_KIND,
      isOfTrade: row.trade >= NAMED,
      isCalled: isCalled(row),
    }))
    .sort((a, b) => rank(b) - rank(a))
    .filter(
      ({ words, best, isOfTrade, isCalled }) =>
        isOfTrade || isCalled || shareOf(words) >= (best >= NAMED ? leastNamed : GOOD_MENTION),
    );
  const isPhrase = ({ words }: PartialMatch) => words.filter((word) => isContent(meanings[word]!)).length > 1;
  return inTurn(found, rank, isPhrase);
}

/** Of the kinds that were asked for by phrases, equals that have other words take turns: of "chardham yatra bus" who organises the one and who hires out the other. */
function inTurn(
  found: PartialMatch[],
  rank: (row: PartialRow) => number,
  isPhrase: (row: PartialMatch) => boolean,
): PartialMatch[] {
  const turns = new Map<PartialMatch, number>();
  const ofKind = found.filter((row) => row.isOfKind && isPhrase(row));
  for (const alike of Map.groupBy(ofKind, (row) => `${rank(row)} ${row.words.toSorted().join()}`).values())
    for (const [turn, row] of alike.entries()) turns.set(row, turn);
  return found.toSorted((a, b) => rank(b) - rank(a) || (turns.get(a) ?? 0) - (turns.get(b) ?? 0));
}

/** Whether an item that has this is, offers or is called by what was asked for. A word of several says so in no name: a home is no old age home. */
function names(trade: Trade, meaning: Meaning, { term, bonus }: Alternative): boolean {
  return trade.terms.includes(term) || (!isKindTerm(term) && bonus >= OF_FAMILY && isTelling(trade, meaning));
}

/** Whether the word says it alone. */
function isTelling({ words }: Trade, meaning: Meaning): boolean {
  const telling = [...words].filter(({ token }) => !isOptional(token) && !isClass(token));
  return telling.length === 1 && telling[0] === meaning && (words.size === 1 || isContent(meaning));
}

const isContent = ({ token }: Meaning) => hasContent(token);

const UNKNOWN = 4;
/** Of what is asked for. */
const MOST_WEIGHT = 7;

/** What a word is worth: rare ones much, optional and weak ones little, a category's name always a good deal. */
function weightOf(meaning: Meaning, total: number): number {
  if (isOptional(meaning.token)) return 0.4;
  if (isWeak(meaning.token)) return 0.2;
  const rarity = isKnown(meaning) ? Math.log((total + 10) / (meaning.documents + 1)) : UNKNOWN;
  return Math.max(meaning.isCategory ? 3.5 : 0.6, Math.min(MOST_WEIGHT, rarity)) * (meaning.correction ? 0.8 : 1);
}
