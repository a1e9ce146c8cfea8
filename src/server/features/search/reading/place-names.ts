/** Words of a text that are the name of a place, spelled or sounding like it: no misspellings of anything else. */
import { isDevanagari } from "#base/fold.ts";
import { distanceKm } from "#base/geo.ts";
import { type KnownPlace, placeNamed, placeSoundingLike } from "../places/gazetteer.ts";
import { citiesOfLocality, isPartOfCity } from "../places/localities.ts";
import { statesNamed } from "../places/states.ts";
import { isWord } from "../text/known-words.ts";
import type { Token } from "../text/words.ts";
import type { Lexicon } from "../vocabulary/lexicon.ts";
import { isKnown, type Meaning } from "./meaning.ts";

export interface PlaceName {
  place: KnownPlace;
  /** Spelled exactly as the place is or was called, in either script. */
  isSpelledSo: boolean;
}

/** Whoever types "indor" means the city, though plants are called indoor. */
const METROPOLIS = 1_000_000;
/** The name of a smaller place may be a misspelt word as well. */
const WELL_KNOWN = 50_000;

/** A word in use otherwise is read as a place that sounds alike, and a word of the catalogue as one called so, only if that place is large. */
export const LARGE_PLACE = 200_000;
/** Nobody looks for a place smaller than this by a name that is spelled quite another way. */
const SMALL_PLACE = 20_000;
/** A word that no document has may misspell a name up to this distance in sound, others up to the second. */
const FAR = 1.3;
const NEAR = 0.4;

/** Which words of a text, by position, belong to names of places and states: all of them, and those spelled as a well known place is called. */
export function wordsOfNames(lexicon: Lexicon, tokens: Token[]): { all: Set<number>; wellKnown: Set<number> } {
  const all = new Set(statesNamed(lexicon, tokens).keys());
  const wellKnown = new Set<number>();
  for (let from = 0; from < tokens.length; ) {
    const name = placeNameAt(lexicon, tokens, from);
    for (let at = from; name && at < name.to; at++) {
      all.add(at);
      if (name.isWellKnown || (name.isSpelledSo && (name.place?.population ?? 0) >= WELL_KNOWN)) wellKnown.add(at);
    }
    from = name?.to ?? from + 1;
  }
  return { all, wellKnown };
}

/** The name of a place or of a part of one that begins with this word, the longest if there are several, and the position behind it. */
function placeNameAt(
  lexicon: Lexicon,
  tokens: Token[],
  from: number,
): (Partial<PlaceName> & { to: number; isWellKnown?: boolean }) | undefined {
  for (let to = Math.min(tokens.length, from + lexicon.longestPlaceName); to > from; to--) {
    const run = tokens.slice(from, to);
    if (!isConsecutive(lexicon, run)) continue;
    const name = placeNameOf(lexicon, run);
    if (name) return { ...name, to };
    if (citiesOfLocality(lexicon, run).length > 0)
      return { to, isWellKnown: run.length === 1 && isPartOfCity(lexicon, run[0]!.word) };
  }
  return undefined;
}

/** Whether words stand side by side in the text, or with one between them that is no word to search by where they name a part of a city: Har ki Pauri. */
export function isConsecutive(lexicon: Lexicon, run: Token[]): boolean {
  const isWithin = (most: number) => run.every((token, at) => at === 0 || token.at - (run[at - 1] as Token).at <= most);
  return isWithin(1) || (isWithin(2) && isPartOfCity(lexicon, run.map(({ word }) => word).join(" ")));
}

/** What only sounds like a place, but is a word of the catalogue, is that word: khana is no town called Khanna. */
function isOfCatalogue({ phrasesByKey }: Lexicon, run: Token[]): boolean {
  return run.every(({ key }) => phrasesByKey.has(key));
}

/** Whether these words are a whole phrase of the catalogue. */
function isPhrase({ phrasesByKey }: Lexicon, run: Token[]): boolean {
  const sound = run.map(({ key }) => key);
  return phrasesByKey.get(sound[0] ?? "")?.some(({ keys }) => keys.join(" ") === sound.join(" ")) ?? false;
}

/** The place that these words together name, of several of one name the largest, or that in a state which the text names (`states`, by their codes). */
export function placeNameOf(
  lexicon: Lexicon,
  run: Token[],
  states: ReadonlySet<string> = new Set(),
): PlaceName | undefined {
  const words = run.map((token) => token.word);
  const [first = ""] = words;
  if (words.join("").length < (isDevanagari(first) ? 2 : 3)) return undefined;
  const keys = run.map((token) => token.key);
  const named = placeNamed(lexicon, words, keys, states);
  const isCertain = !named || named.isSpelledSo || !isOfCatalogue(lexicon, run);
  return isCertain || (named.place.population >= METROPOLIS && !isPhrase(lexicon, run)) ? named : undefined;
}

/** The place whose name these words misspell, if it sounds no farther from them than other words that they may misspell. */
export function misspeltName(lexicon: Lexicon, run: Token[], meanings: Meaning[]): PlaceName | undefined {
  if (isOfCatalogue(lexicon, run) || run.every(isWord)) return undefined;
  const keys = run.map((token) => token.key);
  const isUnused = meanings.every((meaning) => meaning.correction || !isKnown(meaning));
  const distance = meanings.reduce((sum, { correction }) => sum + (correction?.distance ?? FAR), 0);
  const place = placeSoundingLike(lexicon, keys, isUnused ? Math.min(FAR, distance) : NEAR);
  if (!place || place.population < (isUnused ? SMALL_PLACE : LARGE_PLACE)) return undefined;
  return { place, isSpelledSo: false };
}

/** A word of the catalogue, or a phrase of it: "civil lines" is none, though each of its words is one, and "dadar" only sounds like "dr". */
export function isOfTrades(lexicon: Lexicon, run: Token[]): boolean {
  if (run.length > 1) return isPhrase(lexicon, run);
  return (
    isOfCatalogue(lexicon, run) && run.every(({ word }) => lexicon.words.has(word) || !isPartOfCity(lexicon, word))
  );
}

const FAR_KM = 50;

/** Whether the chosen city has a part of that name, and the place called so is another one, far from it. */
export function isFarFrom(
  { places }: Lexicon,
  chosenId: number | undefined,
  cityIds: number[],
  { place }: PlaceName,
): boolean {
  const chosen = cityIds.includes(chosenId ?? 0) ? places.get(chosenId ?? 0) : undefined;
  return chosen !== undefined && place.population < chosen.population && distanceKm(chosen, place) > FAR_KM;
}
