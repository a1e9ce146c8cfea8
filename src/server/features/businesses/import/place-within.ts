/** The city in a longer text that names more than it: "Andheri, Mumbai", "Noida Sec 62". What else stands there belongs to the address. */
import { fold } from "#base/fold.ts";
import { type Choice, doubtOf, type Understanding } from "./meaning.ts";
import type { KnownPlace } from "./name-queries.ts";
import type { PlaceLookup } from "./names.ts";

/** Fewer people than these live in no city that may be taken from a longer text. */
export const LARGE_CITY = 100_000;
/** Smaller places share their names with parts of cities. */
const SMALLEST_TOWN = 10_000;
const LONGEST_NAME = 4;
/** Of two places of one name the larger is meant when it is so many times larger. */
const CLEARLY_LARGER = 5;

const WORD = /[^\s,;:()/|\u2013\u2014-]+/gu;
const COUNTRY = /^(?:india|bharat|भारत)$/;

interface Word {
  folded: string;
  from: number;
  to: number;
}

/** The large city that some of the words name, if they name no other; a question if they do, or if only a town is named. */
export function placeWithin(
  text: string,
  stateCode: string | undefined,
  names: PlaceLookup,
): Understanding<KnownPlace> | undefined {
  const whole = [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    folded: fold(word),
    from: index,
    to: index + word.length,
  }));
  const { words, code } = withoutState(whole, names);
  const readings = [{ words, code: stateCode ?? code }, ...(code ? [{ words: whole, code: stateCode }] : [])];
  for (const reading of readings) {
    const [first, ...others] = townsIn(text, reading.words, reading.code, names);
    if (!first) continue;
    if (!others.length && first.value.population >= LARGE_CITY) return { ...first, isGuess: true };
    return doubtOf([first, ...others], "imports.city");
  }
  return undefined;
}

/** "Andheri, Mumbai, Maharashtra, India" up to Mumbai, and the code of the state. */
function withoutState(whole: Word[], names: PlaceLookup): { words: Word[]; code?: string } {
  const words = COUNTRY.test(whole.at(-1)?.folded ?? "") ? whole.slice(0, -1) : whole;
  for (let length = Math.min(LONGEST_NAME, words.length - 1); length > 0; length--) {
    const code = names.stateNamed(nameOf(words.slice(-length)));
    if (code) return { words: words.slice(0, -length), code };
  }
  return { words };
}

/** The towns and cities named, largest first; of towns only those in the state of the largest. */
function townsIn(
  text: string,
  words: Word[],
  code: string | undefined,
  names: PlaceLookup,
): Array<Choice<KnownPlace> & { rest: string }> {
  const found: Array<{ place: KnownPlace; from: number; to: number }> = [];
  for (let at = 0; at < words.length; ) {
    const { places, length } = runFrom(words, at, code, names);
    for (const place of places) found.push({ place, from: words[at]!.from, to: words[at + length - 1]!.to });
    at += length;
  }
  const towns = [...new Map(found.map((one) => [one.place.id, one])).values()]
    .filter(({ place }) => place.population >= SMALLEST_TOWN)
    .sort((a, b) => b.place.population - a.place.population);
  const upToState = text.slice(0, words.at(-1)?.to);
  return towns
    .filter(({ place }) => place.population >= LARGE_CITY || place.stateCode === towns[0]!.place.stateCode)
    .map(({ place, from, to }) => ({ value: place, label: names.label(place), rest: restOf(upToState, from, to) }));
}

/** What stands before and behind the name. */
function restOf(text: string, from: number, to: number): string {
  const before = text.slice(0, from).replace(/[\s,;:(/|\u2013\u2014-]+$/u, "");
  const behind = text.slice(to).replace(/^[\s,;:)/|\u2013\u2014-]+/u, "");
  return [before, behind.replace(/^\(([^()]*)\)?$/, "$1")].filter(Boolean).join(", ");
}

/** The places that the longest run of words from here names, and how many words it has; one word that names none. */
function runFrom(words: Word[], at: number, code: string | undefined, names: PlaceLookup) {
  for (let length = Math.min(LONGEST_NAME, words.length - at); length > 0; length--) {
    const named = names.places(nameOf(words.slice(at, at + length)));
    const there = [...new Map(named.map((place) => [place.id, place])).values()].filter(
      ({ stateCode }) => !code || stateCode === code,
    );
    if (there.length) return { places: isClear(there) ? there.slice(0, 1) : there, length };
  }
  return { places: [], length: 1 };
}

const nameOf = (words: Word[]) => words.map(({ folded }) => folded).join(" ");

/** Whether the first of these places of one name, the larger first, is the one that is meant. */
export function isClear([first, second]: KnownPlace[]): boolean {
  return !second || (first!.population > 0 && first!.population >= CLEARLY_LARGER * second.population);
}
