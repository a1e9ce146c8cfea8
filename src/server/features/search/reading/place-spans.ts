/** The stretches of a text that name a place, or were meant to, likeliest first; and parts of cities, which belong to their city. */
import { citiesOfLocality, isPartOfCity } from "../places/localities.ts";
import { statesNamed } from "../places/states.ts";
import { isFrom } from "../text/stop-words.ts";
import type { Token, TokenizedText } from "../text/words.ts";
import type { Lexicon } from "../vocabulary/lexicon.ts";
import { withAddress } from "./address.ts";
import type { Meaning } from "./meaning.ts";
import { isConsecutive, isFarFrom, isOfTrades, misspeltName, placeNameOf } from "./place-names.ts";
import { type PlaceSpan, spanOf, type Words } from "./place-span.ts";

/** The likeliest first; the chosen place, if the text names it too, before all. */
export function placeSpans(lexicon: Lexicon, text: TokenizedText, meanings: Meaning[], chosenId?: number): PlaceSpan[] {
  const tokens = meanings.map((meaning) => meaning.token);
  const words = { text, meanings, tokens, chosenId, states: statesNamed(lexicon, tokens) };
  const spans: PlaceSpan[] = [];
  const localities: Locality[] = [];
  const all: Array<Found & { from: number }> = [];
  for (let from = 0; from < tokens.length; ) {
    const found = spanFrom(lexicon, words, from);
    if (found) all.push({ ...found, from });
    from = found ? found.to : from + 1;
  }
  for (const found of all) {
    const { span, cityIds } = found;
    const isPart = all.some((other) => other !== found && isOfCity(other, cityIds, span?.place.population ?? 0));
    if (span && !isPart) spans.push(span);
    else localities.push(found);
  }
  for (const locality of localities) addLocality(lexicon, words, spans, locality, chosenId);
  const isOrigin = (span: PlaceSpan) => spans.length > 1 && isFrom(text.all[lastOf(span, tokens) + 1]);
  const rank = (span: PlaceSpan) =>
    (span.place.id === chosenId ? 8 : 0) +
    (isOrigin(span) ? 4 : 0) +
    (span.isMarked ? 4 : 0) +
    (span.isDoubtful ? 0 : 2) +
    (span.isLast ? 1 : 0);
  return spans.sort((a, b) => rank(b) - rank(a) || b.place.population - a.place.population);
}

const lastOf = ({ words }: PlaceSpan, tokens: Token[]) => tokens[Math.max(...words)]!.at;

/** Whether it names one of these cities, larger than that, or a part of one: "lanka bhu" are two parts of Varanasi, and no town in Assam. */
function isOfCity({ span, cityIds }: Found, ids: readonly number[], population: number): boolean {
  if (span) return ids.includes(span.place.id) && span.place.population > population;
  return cityIds.some((id) => ids.includes(id));
}

/** A part of one or several cities, and the words that name it: from one position to another. */
interface Locality {
  cityIds: number[];
  from: number;
  to: number;
}

/** The words belong to the city of which the text names this part as well; else they stand for the chosen city, for the only one with such a part, or for the foremost. */
function addLocality(
  lexicon: Lexicon,
  words: Words,
  spans: PlaceSpan[],
  { cityIds, from, to }: Locality,
  chosenId: number | undefined,
): void {
  const named = spans.find(({ place }) => cityIds.includes(place.id));
  const cityId = cityIds.find((id) => id === chosenId) ?? foremost(lexicon, cityIds)?.id;
  const place = cityId === undefined ? undefined : lexicon.places.get(cityId);
  if (named) for (const at of withAddress(words.tokens, from, to, true)) named.words.add(at);
  else if (place) spans.push(spanOf(lexicon, { place, isSpelledSo: true, isLocality: true }, words, from, to));
}

/** How many times as large as the next city with a part of that name the one is that is meant without a word more, of two and of several: Chandni Chowk and Lajpat Nagar are in Delhi. What so many cities have, as Civil Lines, is in none. */
const FOREMOST_OF_TWO = 2;
const FOREMOST_OF_SEVERAL = 3.5;
const SEVERAL = 5;

function foremost({ places }: Lexicon, cityIds: number[]) {
  const [first, second] = cityIds.flatMap((id) => places.get(id) ?? []).sort((a, b) => b.population - a.population);
  if (!first || !second) return first;
  if (cityIds.length > SEVERAL) return undefined;
  const least = cityIds.length > 2 ? FOREMOST_OF_SEVERAL : FOREMOST_OF_TWO;
  return first.population >= least * second.population ? first : undefined;
}

/** `cityIds`: the cities that have a part of this name. */
interface Found {
  to: number;
  span?: PlaceSpan;
  cityIds: number[];
}

function spanFrom(lexicon: Lexicon, words: Words, from: number): Found | undefined {
  const { meanings, tokens, states } = words;
  for (let to = Math.min(tokens.length, from + lexicon.longestPlaceName); to > from; to--) {
    const run = tokens.slice(from, to);
    if (!isConsecutive(lexicon, run)) continue;
    const name = placeNameOf(lexicon, run, new Set(states.values()));
    const cityIds = isOfTrades(lexicon, run) ? [] : citiesOfLocality(lexicon, run);
    const isCity = name !== undefined && (name.isSpelledSo || !isPartOfCity(lexicon, textOf(run)));
    if (cityIds.length > 0 && (!isCity || isFarFrom(lexicon, words.chosenId, cityIds, name))) return { cityIds, to };
    const meant = name ?? (states.has(from) ? undefined : misspeltName(lexicon, run, meanings.slice(from, to)));
    if (meant) return { span: spanOf(lexicon, meant, words, from, to), cityIds, to };
  }
  return undefined;
}

const textOf = (run: Token[]) => run.map(({ word }) => word).join(" ");
