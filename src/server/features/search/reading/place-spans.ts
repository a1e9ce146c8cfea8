/** The stretches of a text that name a place, or were meant to, and what speaks for and against reading them so. */
import { citiesOfLocality } from "../places/localities.ts";
import { statesNamed } from "../places/states.ts";
import { placeMark } from "../text/stop-words.ts";
import type { Token, TokenizedText } from "../text/words.ts";
import type { Lexicon } from "../vocabulary/lexicon.ts";
import { isKnown, type Meaning } from "./meaning.ts";
import {
  isConsecutive,
  isFarFrom,
  isOfTrades,
  LARGE_PLACE,
  misspeltName,
  type PlaceName,
  placeNameOf,
} from "./place-names.ts";

export interface PlaceSpan extends PlaceName {
  /** The words of the name, and those of the place's own state, as positions in the list of meanings. */
  words: Set<number>;
  /** Marked as a place by "in", "में" and the like. */
  isMarked: boolean;
  isLast: boolean;
  isAlone: boolean;
  /** Also a word of the catalogue, or a small place, not standing last, whose name is in use otherwise. */
  isDoubtful: boolean;
  /** No document has these words. */
  isUnused: boolean;
  /** Only a part of it is named. */
  isLocality: boolean;
}

const SMALL_PLACE = 50_000;
/** The likeliest first; the chosen place, if the text names it too, before all. */
export function placeSpans(lexicon: Lexicon, text: TokenizedText, meanings: Meaning[], chosenId?: number): PlaceSpan[] {
  const tokens = meanings.map((meaning) => meaning.token);
  const words = { text, meanings, tokens, chosenId, states: statesNamed(lexicon, tokens) };
  const spans: PlaceSpan[] = [];
  const localities: Locality[] = [];
  for (let from = 0; from < tokens.length; ) {
    const found = spanFrom(lexicon, words, from);
    if (found?.span) spans.push(found.span);
    else if (found) localities.push({ ...found, from });
    from = found ? found.to : from + 1;
  }
  for (const locality of localities) addLocality(lexicon, words, spans, locality, chosenId);
  const rank = (span: PlaceSpan) =>
    (span.place.id === chosenId ? 8 : 0) + (span.isMarked ? 4 : 0) + (span.isDoubtful ? 0 : 2) + (span.isLast ? 1 : 0);
  return spans.sort((a, b) => rank(b) - rank(a) || b.place.population - a.place.population);
}

interface Words {
  text: TokenizedText;
  meanings: Meaning[];
  tokens: Token[];
  chosenId: number | undefined;
  /** The states that words name, by position. */
  states: Map<number, string>;
}

/** A part of one or several cities, and the words that name it: from one position to another. */
interface Locality {
  cityIds: number[];
  from: number;
  to: number;
}

/** The words belong to the city of which the text names this part as well; else they stand for the chosen city, or for the only one with such a part. */
function addLocality(
  lexicon: Lexicon,
  words: Words,
  spans: PlaceSpan[],
  { cityIds, from, to }: Locality,
  chosenId: number | undefined,
): void {
  const named = spans.find(({ place }) => cityIds.includes(place.id));
  const cityId = cityIds.find((id) => id === chosenId) ?? (cityIds.length === 1 ? cityIds[0] : undefined);
  const place = cityId === undefined ? undefined : lexicon.places.get(cityId);
  if (named) for (let at = from; at < to; at++) named.words.add(at);
  else if (place) spans.push(spanOf(lexicon, { place, isSpelledSo: true, isLocality: true }, words, from, to));
}

type Found = { to: number } & ({ span: PlaceSpan } | { span?: undefined; cityIds: number[] });

function spanFrom(lexicon: Lexicon, words: Words, from: number): Found | undefined {
  const { meanings, tokens, states } = words;
  for (let to = Math.min(tokens.length, from + lexicon.longestPlaceName); to > from; to--) {
    const run = tokens.slice(from, to);
    if (!isConsecutive(run)) continue;
    const name = placeNameOf(lexicon, run);
    const cityIds = isOfTrades(lexicon, run) ? [] : citiesOfLocality(lexicon, run);
    if (cityIds.length > 0 && (!name?.isSpelledSo || isFarFrom(lexicon, words.chosenId, cityIds, name)))
      return { cityIds, to };
    const meant = name ?? (states.has(from) ? undefined : misspeltName(lexicon, run, meanings.slice(from, to)));
    if (meant) return { span: spanOf(lexicon, meant, words, from, to), to };
  }
  return undefined;
}

function spanOf(
  lexicon: Lexicon,
  { isLocality = false, ...name }: PlaceName & { isLocality?: boolean },
  { text, meanings, tokens, states }: Words,
  from: number,
  to: number,
): PlaceSpan {
  const { place } = name;
  const isOwn = (at: number) => (at >= from && at < to) || states.get(at) === place.state;
  const words = new Set(tokens.keys().filter(isOwn));
  let [first, last] = [from, to - 1];
  while (words.has(first - 1)) first -= 1;
  while (words.has(last + 1)) last += 1;
  const lastAt = tokens[last]!.at;
  const isAlone = words.size === tokens.length;
  const isLast = !isAlone && lastAt === text.last;
  const named = meanings.slice(from, to);
  const population = isLocality ? 0 : place.population;
  const isSmall = population < SMALL_PLACE && !isLast;
  const isOfTrades = ({ token }: Meaning) => population < LARGE_PLACE && lexicon.words.has(token.word);
  const isUsed = (m: Meaning) => m.isCategory || isOfTrades(m) || (isSmall && m.documents > 0);
  const isDoubtful = named.every((m) => !m.correction && isUsed(m));
  const mark = placeMark(text.all[tokens[first]!.at - 1], text.all[lastAt + 1]);
  const isMarked = mark === 2 || (mark === 1 && !isDoubtful);
  const isUnused = !named.some(isKnown);
  return { ...name, words, isMarked, isLast, isAlone, isDoubtful, isUnused, isLocality };
}
