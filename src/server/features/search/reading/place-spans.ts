/** The stretches of a text that name a place, or were meant to, and what speaks for and against reading them so. */
import { placeSoundingLike } from "../places/gazetteer.ts";
import { statesNamed } from "../places/states.ts";
import { isWord } from "../text/known-words.ts";
import { placeMark } from "../text/stop-words.ts";
import type { Token, TokenizedText } from "../text/words.ts";
import type { Lexicon } from "../vocabulary/lexicon.ts";
import { isKnown, type Meaning } from "./meaning.ts";
import { isConsecutive, isOfCatalogue, type PlaceName, placeNameOf } from "./place-names.ts";

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
}

const SMALL_PLACE = 50_000;
/** A word in use otherwise is read as a place that sounds alike, and a word of the catalogue as one called so, only if that place is large. */
const LARGE_PLACE = 200_000;
/** A word that no document has may misspell a name up to this distance in sound, others up to the second. */
const FAR = 1.3;
const NEAR = 0.4;

/** The likeliest first; the chosen place, if the text names it too, before all. */
export function placeSpans(lexicon: Lexicon, text: TokenizedText, meanings: Meaning[], chosenId?: number): PlaceSpan[] {
  const tokens = meanings.map((meaning) => meaning.token);
  const words = { text, meanings, tokens, states: statesNamed(lexicon, tokens) };
  const spans: PlaceSpan[] = [];
  for (let from = 0; from < tokens.length; ) {
    const found = spanFrom(lexicon, words, from);
    if (found) spans.push(found.span);
    from = found ? found.to : from + 1;
  }
  const rank = (span: PlaceSpan) =>
    (span.place.id === chosenId ? 8 : 0) + (span.isMarked ? 4 : 0) + (span.isDoubtful ? 0 : 2) + (span.isLast ? 1 : 0);
  return spans.sort((a, b) => rank(b) - rank(a) || b.place.population - a.place.population);
}

interface Words {
  text: TokenizedText;
  meanings: Meaning[];
  tokens: Token[];
  /** The states that words name, by position. */
  states: Map<number, string>;
}

function spanFrom(lexicon: Lexicon, words: Words, from: number): { span: PlaceSpan; to: number } | undefined {
  const { meanings, tokens, states } = words;
  for (let to = Math.min(tokens.length, from + lexicon.longestPlaceName); to > from; to--) {
    const run = tokens.slice(from, to);
    if (!isConsecutive(run)) continue;
    const name =
      placeNameOf(lexicon, run) ??
      (states.has(from) ? undefined : misspeltName(lexicon, run, meanings.slice(from, to)));
    if (name) return { span: spanOf(lexicon, name, words, from, to), to };
  }
  return undefined;
}

function spanOf(
  lexicon: Lexicon,
  name: PlaceName,
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
  const isSmall = place.population < SMALL_PLACE && !isLast;
  const isOfTrades = ({ token }: Meaning) => place.population < LARGE_PLACE && lexicon.words.has(token.word);
  const isUsed = (m: Meaning) => m.isCategory || isOfTrades(m) || (isSmall && m.documents > 0);
  const isDoubtful = named.every((m) => !m.correction && isUsed(m));
  const mark = placeMark(text.all[tokens[first]!.at - 1], text.all[lastAt + 1]);
  const isMarked = mark === 2 || (mark === 1 && !isDoubtful);
  const isUnused = !named.some(isKnown);
  return { ...name, words, isMarked, isLast, isAlone, isDoubtful, isUnused };
}

/** The place whose name these words misspell, if it sounds no farther from them than other words that they may misspell. */
function misspeltName(lexicon: Lexicon, run: Token[], meanings: Meaning[]): PlaceName | undefined {
  if (isOfCatalogue(lexicon, run) || run.every(isWord)) return undefined;
  const keys = run.map((token) => token.key);
  const isUnused = meanings.every((meaning) => meaning.correction || !isKnown(meaning));
  const distance = meanings.reduce((sum, { correction }) => sum + (correction?.distance ?? FAR), 0);
  const place = placeSoundingLike(lexicon, keys, isUnused ? Math.min(FAR, distance) : NEAR);
  if (!place || (!isUnused && place.population < LARGE_PLACE)) return undefined;
  return { place, isSpelledSo: false };
}
