/** Ways to read a text: which of its words name a place to look in, and which words then remain to be found. Likeliest first. */
import { type KnownPlace, type Lexicon, placeNearly, placesNamed } from "./search-lexicon.ts";
import type { Meaning } from "./search-meaning.ts";
import { placeMark } from "./search-stop-words.ts";
import type { ReadText, Token } from "./search-words.ts";

export interface Reading {
  /** Undefined: all India. */
  placeId?: number;
  /** The words that remain, as positions in the list of meanings. */
  words: number[];
  /** Whether the place was taken out of the text. */
  isFromText: boolean;
}

interface PlaceSpan {
  place: KnownPlace;
  from: number;
  to: number;
  /** Said to be a place by "in", "में" and the like, or by standing last. */
  isMarked: boolean;
  isLast: boolean;
  /** Also a word of the catalogue, or a small place, not standing last, whose name is in use otherwise. */
  isDoubtful: boolean;
}

const SMALL_PLACE = 50_000;
/** A word in use otherwise is taken for a place that sounds alike only if that place is large. */
const LARGE_PLACE = 200_000;

/** The readings of a text, given the place chosen by the searcher, if any. */
export function readingsOf(lexicon: Lexicon, text: ReadText, meanings: Meaning[], chosenId?: number): Reading[] {
  const every = meanings.map((_, at) => at);
  const asWords: Reading = { placeId: chosenId, words: every, isFromText: false };
  const spans = placeSpans(lexicon, text, meanings);
  if (spans.length === 0) return [asWords];
  const inPlaces = spans.map((span) => ({
    placeId: span.place.id,
    words: every.filter((at) => at < span.from || at >= span.to),
    isFromText: span.place.id !== chosenId,
  }));
  const isLed = isClearlyAPlace(spans[0] as PlaceSpan, spans.length, chosenId);
  return isLed ? [...inPlaces, asWords] : [asWords, ...inPlaces];
}

/** A place said by its neighbours, or the only one named while none was chosen, is meant as the place. */
function isClearlyAPlace(span: PlaceSpan, count: number, chosenId: number | undefined): boolean {
  if (span.isMarked || span.place.id === chosenId) return true;
  if (span.isDoubtful) return false;
  if (span.isLast) return true;
  return chosenId === undefined && count === 1;
}

function placeSpans(lexicon: Lexicon, text: ReadText, meanings: Meaning[]): PlaceSpan[] {
  const tokens = meanings.map((meaning) => meaning.token);
  const spans: PlaceSpan[] = [];
  for (let from = 0; from < tokens.length; ) {
    const span = spanFrom(lexicon, text, meanings, tokens, from);
    if (span) spans.push(span);
    from = span ? span.to : from + 1;
  }
  const rank = (span: PlaceSpan) => (span.isMarked ? 4 : 0) + (span.isDoubtful ? 0 : 2) + (span.isLast ? 1 : 0);
  return spans.sort((a, b) => rank(b) - rank(a) || b.place.population - a.place.population);
}

function spanFrom(
  lexicon: Lexicon,
  text: ReadText,
  meanings: Meaning[],
  tokens: Token[],
  from: number,
): PlaceSpan | undefined {
  for (let length = Math.min(lexicon.longestPlaceName, tokens.length - from); length > 0; length--) {
    const run = tokens.slice(from, from + length);
    if (!isConsecutive(run)) continue;
    const place = placeCalled(lexicon, run, meanings.slice(from, from + length));
    if (!place) continue;
    const first = (run[0] as Token).at;
    const last = (run.at(-1) as Token).at;
    const mark = placeMark(text.all[first - 1], text.all[last + 1]);
    const isLast = last === text.last && tokens.length > length;
    const isSmall = place.population < SMALL_PLACE && !isLast;
    const isDoubtful = meanings
      .slice(from, from + length)
      .every((m) => !m.corrected && (m.isCategory || (isSmall && m.documents > 0)));
    return { place, from, to: from + length, isMarked: mark === 2 || (mark === 1 && !isDoubtful), isLast, isDoubtful };
  }
  return undefined;
}

/** Exactly named, or nearly: the farther, the less the words mean otherwise. */
function placeCalled(lexicon: Lexicon, run: Token[], meanings: Meaning[]): KnownPlace | undefined {
  const words = run.map((token) => token.word);
  const keys = run.map((token) => token.key);
  if (words.join("").length < 3) return undefined;
  const isOfCatalogue = meanings.every((meaning) => meaning.isCategory && !meaning.corrected);
  const [named] = placesNamed(lexicon, words, keys, !isOfCatalogue);
  if (named) return named;
  const isUnknown = meanings.every((meaning) => meaning.corrected !== undefined || meaning.alternatives.length === 0);
  if (isUnknown) return placeNearly(lexicon, keys, 1.3);
  const alike = isOfCatalogue ? undefined : placeNearly(lexicon, keys, 0.4);
  return alike && alike.population >= LARGE_PLACE ? alike : undefined;
}

function isConsecutive(run: Token[]): boolean {
  return run.every((token, at) => at === 0 || token.at === (run[at - 1] as Token).at + 1);
}
