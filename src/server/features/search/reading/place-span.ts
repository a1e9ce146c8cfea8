/** One stretch of a text that names a place, and what speaks for and against reading it so. */
import { isPartOfCity } from "../places/localities.ts";
import { isWord } from "../text/known-words.ts";
import { placeMark } from "../text/stop-words.ts";
import type { Token, TokenizedText } from "../text/words.ts";
import type { Lexicon } from "../vocabulary/lexicon.ts";
import { withAddress } from "./address.ts";
import { isKnown, type Meaning } from "./meaning.ts";
import { LARGE_PLACE, type PlaceName } from "./place-names.ts";

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

/** The words of a text, and the place that was chosen. */
export interface Words {
  text: TokenizedText;
  meanings: Meaning[];
  tokens: Token[];
  chosenId: number | undefined;
  /** The states that words name, by position. */
  states: Map<number, string>;
}

const SMALL_PLACE = 50_000;

/** The stretch from one position to another. */
export function spanOf(
  lexicon: Lexicon,
  { isLocality = false, ...name }: PlaceName & { isLocality?: boolean },
  { text, meanings, tokens, states }: Words,
  from: number,
  to: number,
): PlaceSpan {
  const { place } = name;
  const address = withAddress(tokens, from, to, isLocality);
  const isOwn = (at: number) => address.has(at) || states.get(at) === place.state;
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
  // A word of the catalogue that no item has, as "trimbakeshwar", is the place that is spelled so.
  const isNameAlone = (m: Meaning) => name.isSpelledSo && m.documents === 0;
  const isOfTrades = (m: Meaning) => population < LARGE_PLACE && lexicon.words.has(m.token.word) && !isNameAlone(m);
  // "Jayanagar" is no word of a language, whoever has it in the name.
  const isName = (m: Meaning) => isLocality && name.isSpelledSo && !isWord(m.token);
  const isUsed = (m: Meaning) => m.isCategory || isOfTrades(m) || (isSmall && m.documents > 0 && !isName(m));
  // Words that together name a part of a city, as "MP Nagar", are it, though each is in use otherwise.
  const isPart = isLocality && to - from > 1 && isPartOfCity(lexicon, named.map((m) => m.token.word).join(" "));
  const isDoubtful = !isPart && named.every((m) => !m.correction && isUsed(m));
  const mark = placeMark(text.all[tokens[first]!.at - 1], text.all[lastAt + 1], text.all[lastAt + 2]);
  const isMarked = mark === 2 || (mark === 1 && !isDoubtful);
  const isUnused = !named.some(isKnown);
  return { ...name, words, isMarked, isLast, isAlone, isDoubtful, isUnused, isLocality };
}
