/** Which place a spreadsheet's city and state mean, however they are written: "Indore (M.P.)", "बनारस", "Jaypur", a state by its former name. */
import { foldWords } from "#base/fold.ts";
import { doubtOf, MOST_CHOICES, type Understanding } from "./meaning.ts";
import type { KnownPlace } from "./name-queries.ts";
import type { PlaceLookup } from "./names.ts";
import { isClear, placeWithin } from "./place-within.ts";
import type { Vocabulary } from "./vocabulary.ts";

export interface Lookup {
  names: PlaceLookup;
  vocabulary: Pick<Vocabulary, "places">;
}

const LONGEST_STATE_NAME = 4;

/** The place, or why it cannot be told. A state nobody knows does no harm where the city alone is clear. */
export function placeMeant(city: string, state: string, lookup: Lookup): Understanding<KnownPlace> {
  const { names } = lookup;
  const readings = readingsOf(city, state, names);
  for (const { name, code } of readings) {
    const places = distinct(names.places(name));
    if (!places.length) continue;
    const there = places.filter(({ stateCode }) => !code || stateCode === code);
    const choices = (there.length ? there : places).map((place) => choiceOf(place, names)).slice(0, MOST_CHOICES);
    if (!there.length)
      return placeWithin(city, codeOf(state, names), names) ?? { reason: "imports.city-elsewhere", choices };
    if (!isClear(there)) return doubtOf(choices, "imports.city");
    const isPlain = names.isItsName(there[0]!, city) && (code ? true : !state && there.length === 1);
    return { ...choices[0]!, isGuess: !isPlain };
  }
  return (
    cityOf(names.stateNamed(readings.at(-1)!.name), names) ??
    readings.map((reading) => bySound(reading, lookup)).find(isAny) ??
    placeWithin(city, codeOf(state, names), names) ??
    cityOf(codeOf(city, names), names) ??
    doubtOf([], "imports.city")
  );
}

interface Reading {
  name: string;
  /** Of the state. */
  code: string | undefined;
}

/** The city as it stands, with the state behind it as a part of its name, and without a state that stands in its own cell. */
function readingsOf(city: string, state: string, names: PlaceLookup): Reading[] {
  const code = codeOf(state, names);
  const words = foldWords(city).filter((word) => !/^(?:india|bharat|भारत)$/.test(word));
  const split = Array.from({ length: Math.min(LONGEST_STATE_NAME, words.length - 1) }, (_, at) => {
    const behind = words.slice(-at - 1).join(" ");
    return { name: words.slice(0, -at - 1).join(" "), behind: names.stateCode(behind) };
  }).flatMap(({ name, behind }) => (behind ? [{ name, code: code ?? behind }] : []));
  return [
    { name: city, code },
    ...(state ? [{ name: `${city} ${state}`, code: undefined }] : []),
    ...split.toReversed(),
    { name: words.join(" "), code },
  ];
}

const codeOf = (state: string, names: PlaceLookup) => (state && names.stateCode(state)) || undefined;

/** A state is no city: it is asked which of its cities. */
function cityOf(code: string | undefined, names: PlaceLookup): Understanding<KnownPlace> | undefined {
  const choices = names.largest(code, MOST_CHOICES).map((place) => choiceOf(place, names));
  return code ? { reason: "imports.city-is-state", choices } : undefined;
}

/** Of what only sounds like it, the same sound in another spelling is the place; anything farther is a question. */
function bySound({ name, code }: Reading, { names, vocabulary }: Lookup): Understanding<KnownPlace> | undefined {
  const near = vocabulary.places(name).flatMap(({ id, distance }) => {
    const place = names.place(id);
    return place && (!code || place.stateCode === code) ? [{ place, distance }] : [];
  });
  const same = distinct(near.filter(({ distance }) => distance === 0).map(({ place }) => place));
  if (same.length && isClear(same)) return { ...choiceOf(same[0]!, names), isGuess: true };
  const choices = distinct(near.map(({ place }) => place)).map((place) => choiceOf(place, names));
  return choices.length ? doubtOf(choices, "imports.city") : undefined;
}

const choiceOf = (place: KnownPlace, names: PlaceLookup) => ({ value: place, label: names.label(place) });

const isAny = (answer: Understanding<KnownPlace> | undefined) => answer !== undefined;

const distinct = (places: KnownPlace[]) => [...new Map(places.map((place) => [place.id, place])).values()];
