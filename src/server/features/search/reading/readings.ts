/** Ways to read a text: which of its words name a place to look in, and which words then remain to be found. Likeliest first. */
import type { TokenizedText } from "../text/words.ts";
import type { Lexicon } from "../vocabulary/lexicon.ts";
import type { Meaning } from "./meaning.ts";
import type { PlaceSpan } from "./place-span.ts";
import { placeSpans } from "./place-spans.ts";

export interface Reading {
  /** Undefined: all India. */
  placeId?: number;
  /** The words that remain, as positions in the list of meanings. */
  words: number[];
  /** Whether the place was taken out of the text. */
  isFromText: boolean;
}

/** The readings of a text, given the place chosen by the searcher, if any. */
export function readingsOf(lexicon: Lexicon, text: TokenizedText, meanings: Meaning[], chosenId?: number): Reading[] {
  const every = meanings.map((_, at) => at);
  const asWords: Reading = { placeId: chosenId, words: every, isFromText: false };
  const spans = placeSpans(lexicon, text, meanings, chosenId);
  const [likeliest] = spans;
  if (!likeliest) return [asWords];
  const inPlaces = spans.map((span) => ({
    placeId: span.place.id,
    words: every.filter((at) => !span.words.has(at)),
    isFromText: span.place.id !== chosenId,
  }));
  if (isNothingButAPlace(likeliest)) return inPlaces;
  return isClearlyAPlace(likeliest, spans.length, chosenId) ? [...inPlaces, asWords] : [asWords, ...inPlaces];
}

/** A place's name and nothing else is that place, though there be items that have the word. */
function isNothingButAPlace({ isAlone, isSpelledSo, isDoubtful }: PlaceSpan): boolean {
  return isAlone && isSpelledSo && !isDoubtful;
}

/** A place marked by the words beside it is meant as the place; so is the only one named while none was chosen, and a name that no document has. Of a part of the chosen place, what has its name comes first. */
function isClearlyAPlace(span: PlaceSpan, count: number, chosenId: number | undefined): boolean {
  if (span.isLocality && span.place.id === chosenId) return false;
  if (span.isMarked || span.place.id === chosenId) return true;
  if (span.isDoubtful) return false;
  if (span.isLast || span.isUnused) return true;
  return chosenId === undefined && count === 1;
}
