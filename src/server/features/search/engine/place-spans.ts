/** The stretches of a text that name a place, or were meant to, and how surely they do. */
import { placeNearly } from "./gazetteer.ts";
import type { Lexicon } from "./lexicon.ts";
import type { Meaning } from "./meaning.ts";
import { isConsecutive, isOfCatalogue, type Named, placeCalled } from "./place-names.ts";
import { statesNamed } from "./states.ts";
import { placeMark } from "./stop-words.ts";
import type { ReadText, Token } from "./words.ts";

export interface PlaceSpan extends Named {
  /** The words of the name, and those of the place's own state, as positions in the list of meanings. */
  words: Set<number>;
  /** Said to be a place by "in", "में" and the like, or by standing last, or by there being nothing else. */
  isMarked: boolean;
  isLast: boolean;
  isAlone: boolean;
  /** Also a word of the catalogue, or a small place, not standing last, whose name is in use otherwise. */
  isDoubtful: boolean;
  /** Nothing that is listed has these words. */
  isUnused: boolean;
}

const SMALL_PLACE = 50_000;
/** A word in use otherwise is taken for a place that sounds alike, and a word of the catalogue for one called so, only if that place is large. */
const LARGE_PLACE = 200_000;
/** What nobody uses may be a misspelt name up to this distance in sound, what is in use up to the other. */
const FAR = 1.3;
const NEAR = 0.4;

/** The likeliest first. */
export function placeSpans(lexicon: Lexicon, text: ReadText, meanings: Meaning[]): PlaceSpan[] {
  const tokens = meanings.map((meaning) => meaning.token);
  const words = { text, meanings, tokens, states: statesNamed(lexicon, tokens) };
  const spans: PlaceSpan[] = [];
  for (let from = 0; from < tokens.length; ) {
    const found = spanFrom(lexicon, words, from);
    if (found) spans.push(found.span);
    from = found ? found.to : from + 1;
  }
  const rank = (span: PlaceSpan) => (span.isMarked ? 4 : 0) + (span.isDoubtful ? 0 : 2) + (span.isLast ? 1 : 0);
  return spans.sort((a, b) => rank(b) - rank(a) || b.place.population - a.place.population);
}

interface Words {
  text: ReadText;
  meanings: Meaning[];
  tokens: Token[];
  states: Map<number, string>;
}

function spanFrom(lexicon: Lexicon, words: Words, from: number): { span: PlaceSpan; to: number } | undefined {
  const { meanings, tokens, states } = words;
  for (let to = Math.min(tokens.length, from + lexicon.longestPlaceName); to > from; to--) {
    const run = tokens.slice(from, to);
    if (!isConsecutive(run)) continue;
    const named =
      placeCalled(lexicon, run) ?? (states.has(from) ? undefined : placeLike(lexicon, run, meanings.slice(from, to)));
    if (named) return { span: spanOf(lexicon, named, words, from, to), to };
  }
  return undefined;
}

function spanOf(
  lexicon: Lexicon,
  named: Named,
  { text, meanings, tokens, states }: Words,
  from: number,
  to: number,
): PlaceSpan {
  const { place } = named;
  const isOwn = (at: number) => (at >= from && at < to) || states.get(at) === place.state;
  const words = new Set(tokens.keys().filter(isOwn));
  let [first, last] = [from, to - 1];
  while (words.has(first - 1)) first -= 1;
  while (words.has(last + 1)) last += 1;
  const lastAt = tokens[last]!.at;
  const isAlone = words.size === tokens.length;
  const isLast = !isAlone && lastAt === text.last;
  const meant = meanings.slice(from, to);
  const isSmall = place.population < SMALL_PLACE && !isLast;
  const isWord = ({ token }: Meaning) => place.population < LARGE_PLACE && lexicon.words.has(token.word);
  const isUsed = (m: Meaning) => m.isCategory || isWord(m) || (isSmall && m.documents > 0);
  const isDoubtful = meant.every((m) => !m.corrected && isUsed(m));
  const mark = placeMark(text.all[tokens[first]!.at - 1], text.all[lastAt + 1]);
  const isMarked = mark === 2 || (mark === 1 && !isDoubtful);
  const isUnused = meant.every((m) => m.alternatives.length === 0);
  return { ...named, words, isMarked, isLast, isAlone, isDoubtful, isUnused };
}

/** What words that name no place may have been meant to name: no farther in sound than other words that they may have been meant to be. */
function placeLike(lexicon: Lexicon, run: Token[], meanings: Meaning[]): Named | undefined {
  if (isOfCatalogue(lexicon, run)) return undefined;
  const keys = run.map((token) => token.key);
  const isUnknown = meanings.every((meaning) => meaning.corrected !== undefined || meaning.alternatives.length === 0);
  const slips = meanings.reduce((sum, { slip = FAR }) => sum + slip, 0);
  const place = placeNearly(lexicon, keys, isUnknown ? Math.min(FAR, slips) : NEAR);
  if (!place || (!isUnknown && place.population < LARGE_PLACE)) return undefined;
  return { place, isWritten: false };
}
