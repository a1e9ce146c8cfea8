/** What is answered when nothing in the place has every word: a part of them there, or the same elsewhere; of the trade that was asked for, and of nothing else. */
import { distanceKm } from "#base/geo.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { ALL_INDIA } from "../index/document-queries.ts";
import type { Meaning } from "../reading/meaning.ts";
import { namedTogether, strictly, type Trade, tradeOf } from "../reading/trade.ts";
import { correctedText, type Understanding, understandAgain, wordsOf } from "../reading/understanding.ts";
import { asksForPicture, indispensable, isOtherTopic } from "../text/other-topics.ts";
import { hasContent } from "../text/words.ts";
import { isSubcategoryTerm } from "../vocabulary/facet-terms.ts";
import { requiredCategories } from "./criteria.ts";
import { type Interpretation, qualifiersOf } from "./cursor.ts";
import { findElsewhere } from "./elsewhere.ts";
import { pageByOffset, type SearchInput, type SearchItem, type SearchPage } from "./page.ts";
import { findPartial, type PartialMatch } from "./partial.ts";

/** A partial match with at least this share of the text's weight is better than a full one in another place. */
const GOOD_PART = 0.35;
/** So much it must be where a trade was asked for that is not there. */
const MOST_PART = 0.6;

/** One page from `offset` on; without items when there is nothing of any trade that the text names, or nothing has a word that carries meaning. */
export async function nextBest(
  ctx: Handle,
  input: SearchInput,
  typed: Understanding,
  offset: number,
): Promise<SearchPage> {
  const understanding = await withWordsOfTrades(ctx, typed);
  const { lexicon, text } = understanding;
  const { meanings } = firstReading(understanding);
  const asked = input.kind.hasCategory ? tradeOf(lexicon, meanings, text.all) : undefined;
  if (isOtherTopic(text.all, namedTogether(lexicon, asked, text.all)) || isPictureOfSomebody(understanding, meanings))
    return emptyPage(input, understanding);
  const page = await bestOf(ctx, input, understanding, { trade: asked, offset });
  const needed = text.all[indispensable(text.all) ?? -1];
  if (needed !== undefined && page.lacks?.includes(needed)) return emptyPage(input, understanding);
  if (!asked || page.items.length > 0) return page;
  const shorter = await bestOfShorter(ctx, input, understanding, { asked, offset });
  return shorter ?? page;
}

/**
 * Where nobody is of the kind that the longest phrase names, those who are of the kind of a shorter one: of "rudrabhishek" in "online rudrabhishek", which leaves out
 * nothing that carries meaning, and of "char dham yatra" beside a bus that nobody hires out, for a phrase of several telling words is no accident.
 */
async function bestOfShorter(
  ctx: Handle,
  input: SearchInput,
  understanding: Understanding,
  { asked, offset }: { asked: Trade; offset: number },
): Promise<SearchPage | undefined> {
  const { lexicon, text } = understanding;
  const { meanings } = firstReading(understanding);
  const passed = new Set(asked.terms);
  const next = () => tradeOf(lexicon, meanings, text.all, (term) => isSubcategoryTerm(term) && !passed.has(term));
  for (let trade = next(); trade; trade = next()) {
    const isEnough = trade.phrases.some((phrase) => isTelling(phrase, meanings) || isWholeOf(phrase, asked));
    const page = isEnough ? await bestOf(ctx, input, understanding, { trade, offset, isKindAlone: true }) : undefined;
    if (page && page.items.length > 0) return page;
    for (const term of trade.terms) passed.add(term);
  }
  return undefined;
}

/** "Pooja Hegde photo": the catalogue has no word for one of the others, nor for what it was corrected to. */
function isPictureOfSomebody({ lexicon, text }: Understanding, meanings: readonly Meaning[]): boolean {
  const isName = ({ token, correction }: Meaning) =>
    hasContent(token) &&
    !lexicon.phrasesByKey.has(token.key) &&
    (text.all[1] === "of" || !lexicon.words.has(correction?.word ?? ""));
  return asksForPicture(text.all) && meanings.some(isName);
}

const contentOf = (phrase: ReadonlySet<Meaning>) => [...phrase].filter(({ token }) => hasContent(token));

/** Several words that carry meaning, typed one after the other. */
function isTelling(phrase: ReadonlySet<Meaning>, meanings: readonly Meaning[]): boolean {
  const at = [...phrase].map((word) => meanings.indexOf(word));
  return contentOf(phrase).length > 1 && Math.max(...at) - Math.min(...at) < phrase.size;
}

/** Whether a longer phrase has it, and no word beside it that carries meaning. */
function isWholeOf(phrase: ReadonlySet<Meaning>, { phrases }: Trade): boolean {
  return phrases.some((longer) => {
    const content = contentOf(longer);
    return (
      content.length > 0 &&
      content.every((meaning) => phrase.has(meaning)) &&
      [...phrase].every((one) => longer.has(one))
    );
  });
}

const emptyPage = (input: SearchInput, understanding: Understanding) =>
  pageByOffset(input, "some", { ...firstReading(understanding).understood, corrected: undefined }, [], 0);

/** The best there is of a trade that the text names, or of a text that names none. `isKindAlone`: only what is of the kind itself. */
async function bestOf(
  ctx: Handle,
  input: SearchInput,
  understanding: Understanding,
  { trade, offset, isKindAlone = false }: { trade: Trade | undefined; offset: number; isKindAlone?: boolean },
): Promise<SearchPage> {
  const { kind, subcategoryIds, limit } = input;
  const { total } = understanding;
  const { place, meanings, understood } = firstReading(understanding);
  const partial = async (placeId: number) => {
    const found = await findPartial(ctx, { kind, placeId, subcategoryIds }, { meanings, trade, total });
    if (isKindAlone) return found.filter(({ isOfKind }) => isOfKind);
    const ofTrade = found.filter(({ isOfTrade }) => isOfTrade);
    const called = ofTrade.length > 0 ? ofTrade : found.filter(({ isCalled }) => isCalled);
    return called.length > 0 || trade?.isAll ? called : found;
  };
  /** Nobody is of the trade: what has nearly all the words otherwise, as a snack shop has "farali chevdo". */
  const inAnySense = async () =>
    trade?.isAll && !isKindAlone && meanings.filter(({ token }) => hasContent(token)).length > 1
      ? findPartial(
          ctx,
          { kind, placeId: place?.id ?? ALL_INDIA, subcategoryIds },
          { meanings, trade: undefined, total },
        )
      : [];
  const here = await partial(place?.id ?? ALL_INDIA);
  if (place && !here[0]?.isOfTrade && (here[0]?.worth ?? 0) < (trade ? MOST_PART : GOOD_PART)) {
    const elsewhere = await findOfTrade(ctx, input, understanding, { meanings, trade });
    if (elsewhere.length > 0)
      return pageByOffset(input, "elsewhere", understood, elsewhere.slice(offset, offset + limit), offset);
  }
  const isHere = here.length > 0 || !place;
  const ofTrade = isHere ? here : await partial(ALL_INDIA);
  const rows = ofTrade.length > 0 ? ofTrade : await inAnySense();
  if (rows.length === 0) return emptyPage(input, understanding);
  const items = rows.map(({ id, worth, ...at }) => ({
    id,
    score: worth,
    grade: Math.round(worth * 10),
    ...(place && !isHere && { distanceKm: distanceKm(place, at) }),
  }));
  const page = pageByOffset(
    input,
    isHere ? "some" : "elsewhere",
    understood,
    items.slice(offset, offset + limit),
    offset,
  );
  return { ...page, lacks: lackedBy(rows[0]!, meanings, understanding) };
}

/** With rare words corrected too where that makes them words of the catalogue. */
async function withWordsOfTrades(ctx: Handle, typed: Understanding): Promise<Understanding> {
  const again = await understandAgain(ctx, typed);
  const isOfTrade = (meaning: Meaning, at: number) =>
    meaning === typed.meanings[at] || typed.lexicon.words.has(meaning.correction?.word ?? "");
  return again?.meanings.every(isOfTrade) ? again : typed;
}

/** The words with a meaning of their own that a partial match does not have. */
function lackedBy({ words }: PartialMatch, meanings: Meaning[], { text }: Understanding): string[] {
  const has = new Set(words);
  return meanings.flatMap(({ token }, at) =>
    has.has(at) || !hasContent(token) ? [] : [text.all[token.at] ?? token.word],
  );
}

/** What has all the words, the trade among them, around the place of the first reading; else what is of the trade, unless that is said beside the thing that is asked for. */
async function findOfTrade(
  ctx: Handle,
  input: SearchInput,
  understanding: Understanding,
  { meanings, trade }: { meanings: Meaning[]; trade: Trade | undefined },
): Promise<SearchItem[]> {
  const { lexicon, total, text } = understanding;
  const { place } = firstReading(understanding);
  if (!place) return [];
  const needed = indispensable(text.all);
  const find = (words: Meaning[]) => {
    const wanted = { kind: input.kind, at: place, meanings: [...words, ...requiredCategories(input, total)] };
    return findElsewhere(ctx, lexicon, wanted, meanings.length === 0 ? understanding.meanings : []);
  };
  if (!trade) return find(meanings);
  const ofAll = await find(strictly(trade, meanings, total));
  const isAside = needed !== undefined && ![...trade.words].some(({ token }) => token.at === needed);
  return ofAll.length > 0 || isAside ? ofAll : find(strictly(trade, [...trade.words], total));
}

function firstReading(understanding: Understanding) {
  const { readings, lexicon, text } = understanding;
  const [reading = { words: [], placeId: undefined }] = readings;
  const meanings = wordsOf(understanding, reading);
  const place = reading.placeId === undefined ? undefined : lexicon.places.get(reading.placeId);
  const corrected = correctedText(text, meanings);
  const understood: Interpretation = { ...qualifiersOf(text), placeId: place?.id, corrected };
  return { place, meanings, understood };
}
