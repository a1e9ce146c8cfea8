/** Tries the readings of a text in turn until one finds items that have every word. */
import type { Kind } from "#server/features/directory/kinds.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { gradeOf, NAME_SCORE } from "../index/scores.ts";
import type { Meaning } from "../reading/meaning.ts";
import { namedTogether, preferring, strictly, type Trade, tradeOf } from "../reading/trade.ts";
import {
  correctedText,
  tradeIn,
  type Understanding,
  understandAgain,
  understandPlainly,
  wordsOf,
} from "../reading/understanding.ts";
import { isOtherTopic } from "../text/other-topics.ts";
import { hasContent, isOptional } from "../text/words.ts";
import { isAnyCalledSo } from "./called-so.ts";
import { type Criteria, criteriaFor, requiredCategories } from "./criteria.ts";
import type { MatchRow } from "./match-queries.ts";
import { findMatches } from "./matches.ts";

interface Request {
  kind: Kind;
  placeId?: number;
  subcategoryIds?: number[];
  limit: number;
}

export interface FirstMatch {
  criteria: Criteria;
  placeId?: number;
  /** The text with its misspelt words corrected. */
  corrected?: string;
  rows: MatchRow[];
  /** The words name a trade, and in this place it is only mentioned: by an accountant "for doctors", say. Or they name what no kind holds, and nothing is called so. */
  isStray: boolean;
  /** Items whose very name the text is, though a word of it also names a place: they stand before the place's list. */
  namesakes: MatchRow[];
}

const MOST_NAMESAKES = 3;

/** The first page of the first reading that has full matches: as typed, then with rare words corrected, then without optional words. */
export async function findFirstMatch(
  ctx: Handle,
  request: Request,
  understanding: Understanding,
): Promise<FirstMatch | undefined> {
  const found = (await tryPlainly(ctx, request, understanding)) ?? (await tryReadings(ctx, request, understanding));
  if (found) return found;
  const again = await understandAgain(ctx, understanding);
  const foundAgain = again && (await tryReadings(ctx, request, again));
  if (foundAgain) return foundAgain;
  const isRequired = (meaning: Meaning) => !isOptional(meaning.token);
  const hasOptional = !understanding.meanings.every(isRequired);
  return hasOptional ? tryReadings(ctx, request, again ?? understanding, isRequired) : undefined;
}

/** "MP Enterprises" may be the very name of an item: then no state is meant. */
async function tryPlainly(
  ctx: Handle,
  request: Request,
  understanding: Understanding,
): Promise<FirstMatch | undefined> {
  const plain = await understandPlainly(ctx, understanding);
  const found = plain && (await tryReadings(ctx, request, plain));
  return found?.corrected === undefined && found?.rows.some(isNamedSo) ? found : undefined;
}

async function tryReadings(
  ctx: Handle,
  request: Request,
  understanding: Understanding,
  counts?: (meaning: Meaning) => boolean,
): Promise<FirstMatch | undefined> {
  const { lexicon, text, readings, total } = understanding;
  const { kind, limit } = request;
  for (const reading of readings) {
    const meanings = wordsOf(understanding, reading).filter(counts ?? (() => true));
    const isEmpty = meanings.length === 0 && reading.words.length > 0;
    if (isEmpty && !(text.nearMe || text.openNow || reading.isFromText)) continue;
    // "Shop for rent" asks for no rent alone.
    if (counts && meanings.length > 0 && !meanings.some(({ token }) => hasContent(token))) continue;
    const named = () => (counts ? tradeOf(lexicon, meanings, text.all) : tradeIn(understanding, reading));
    const trade = kind.hasCategory && !request.subcategoryIds?.length ? named() : undefined;
    const wanted = trade ? preferring(trade, meanings) : meanings;
    const criteria = criteriaFor([...wanted, ...requiredCategories(request, total)]);
    if (!criteria) continue;
    const { placeId } = reading;
    const rows = await findMatches(ctx, { kind, criteria, placeId, limit });
    if (rows.length === 0) continue;
    const namesakes = reading.isFromText ? await findNamesakes(ctx, request, understanding) : [];
    const all = [...namesakes, ...rows];
    const isStray =
      (await isMentionAlone(ctx, { ...request, placeId }, trade, { meanings, total }, all)) ||
      (isOtherTopic(text.all, namedTogether(lexicon, trade, text.all)) &&
        !(await isAnyCalledSo(
          ctx,
          { kind, lexicon, meanings },
          all.map(({ id }) => id),
        )));
    return { criteria, placeId, corrected: correctedText(text, meanings), rows, isStray, namesakes };
  }
  return undefined;
}

/** Whether the words name a trade, and nothing of it in the place has all of them. */
async function isMentionAlone(
  ctx: Handle,
  { kind, placeId }: Request,
  trade: Trade | undefined,
  { meanings, total }: { meanings: Meaning[]; total: number },
  rows: MatchRow[],
): Promise<boolean> {
  if (!trade?.isAll || isThing(trade) || rows.some((row) => gradeOf(row.weakest ?? row.score) > 0)) return false;
  const criteria = criteriaFor(strictly(trade, meanings, total));
  return !criteria || (await findMatches(ctx, { kind, criteria, placeId, limit: 1 })).length === 0;
}

/** Whoever mentions "sabudana khichdi" has it; who mentions doctors need not be one. */
function isThing({ phrases }: Trade): boolean {
  return phrases.some((phrase) => [...phrase].filter(({ token }) => hasContent(token)).length > 1);
}

/** Items that have every word of the text, those that name a place included, in their name. */
async function findNamesakes(
  ctx: Handle,
  { kind, placeId, subcategoryIds, limit }: Request,
  { meanings }: Understanding,
): Promise<MatchRow[]> {
  if (subcategoryIds?.length || meanings.length < 2 || meanings.some(({ correction }) => correction)) return [];
  const criteria = criteriaFor(meanings);
  const rows = criteria ? await findMatches(ctx, { kind, criteria, placeId, limit }) : [];
  return rows.filter(isNamedSo).slice(0, MOST_NAMESAKES);
}

/** Whether all the words, two or more, stand in the name. */
function isNamedSo({ weakest = 0 }: MatchRow): boolean {
  return weakest >= NAME_SCORE;
}
