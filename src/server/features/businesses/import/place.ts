/** Which place a spreadsheet's city and state mean, however they are written: "Indore (M.P.)", "बनारस", "Jaypur", a state by its former name. */
import { fold, foldWords } from "#base/fold.ts";
import { doubtOf, isMeaning, MOST_CHOICES, type Understanding } from "./meaning.ts";
import type { KnownPlace } from "./name-queries.ts";
import type { PlaceLookup } from "./names.ts";
import { isClear, LARGE_CITY, placeWithin } from "./place-within.ts";
import type { Vocabulary } from "./vocabulary.ts";

export interface Lookup {
  names: PlaceLookup;
  vocabulary: Pick<Vocabulary, "places">;
}

const LONGEST_STATE_NAME = 4;

/** What a list says of a place; what it leaves out is empty, the city too where there is a district. */
export interface Whereabouts {
  city: string;
  district: string;
  state: string;
}

/** The place, or why it cannot be told. A state or a district that nobody knows does no harm where the city alone is clear. */
export function placeMeant(where: Whereabouts, lookup: Lookup): Understanding<KnownPlace> {
  const district = foldWords(where.district)
    .filter((word) => !DISTRICT.test(word))
    .join(" ");
  const within = lookup.names.inDistrict(district, codeOf(where.state, lookup.names));
  const meant = cityMeant({ ...where, city: where.city || district, district }, within, lookup);
  // Whoever gives the district alone may live in any of its towns.
  return isMeaning(meant) && !where.city ? { ...meant, isGuess: true } : meant;
}

const DISTRICT = /^(?:dist|distt|district|zila|zilla|jila|जिला|जनपद)$/;

function cityMeant(
  { city, district, state }: Whereabouts,
  within: KnownPlace[],
  lookup: Lookup,
): Understanding<KnownPlace> {
  const { names } = lookup;
  const choicesOf = (places: KnownPlace[]) => distinct(places).map((place) => choiceOf(place, names));
  const readings = readingsOf(city, state, names);
  for (const { name, code } of readings) {
    const places = distinct(names.places(name));
    if (!places.length) continue;
    const there = places.filter(({ stateCode }) => !code || stateCode === code);
    if (!there.length) {
      const choices = choicesOf(places).slice(0, MOST_CHOICES);
      return placeWithin(city, codeOf(state, names), names) ?? { reason: "imports.city-elsewhere", choices };
    }
    const inside = placesIn(within, there);
    const likely = inside.length ? inside : there;
    // A large city is known without its district, of which people often have the former name.
    const isOutside = within.length > 0 && !inside.length && likely[0]!.population < LARGE_CITY;
    if (!isClear(likely) || isOutside)
      return doubtOf(choicesOf([...likely, ...(isOutside ? within : [])]), "imports.city");
    const isTold = inside.length ? inside.length === 1 : !district && (code ? true : !state && there.length === 1);
    return { ...choiceOf(likely[0]!, names), isGuess: !(isTold && names.isItsName(likely[0]!, city)) };
  }
  if (within.length && fold(city) === district) return doubtOf(choicesOf(within), "imports.city");
  return (
    cityOf(names.stateNamed(readings.at(-1)!.name), names) ??
    readings.map((reading) => bySound(reading, within, lookup)).find(isAny) ??
    placeWithin(city, codeOf(state, names), names) ??
    cityOf(codeOf(city, names), names) ??
    doubtOf(choicesOf(within), "imports.city")
  );
}

/** Those that lie in the district. */
function placesIn(within: KnownPlace[], places: KnownPlace[]): KnownPlace[] {
  const ids = new Set(within.map(({ id }) => id));
  return places.filter(({ id }) => ids.has(id));
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

/** Of what only sounds like it, the same sound in another spelling is the place; anything farther, or outside its district, is a question. */
function bySound(
  { name, code }: Reading,
  within: KnownPlace[],
  { names, vocabulary }: Lookup,
): Understanding<KnownPlace> | undefined {
  const near = vocabulary.places(name).flatMap(({ id, distance }) => {
    const place = names.place(id);
    return place && (!code || place.stateCode === code) ? [{ place, distance }] : [];
  });
  const placesOf = (some: typeof near) => distinct(some.map(({ place }) => place));
  const same = placesOf(near.filter(({ distance }) => distance === 0));
  const inside = placesIn(within, same);
  const likeliest = within.length ? inside : same;
  if (likeliest.length && isClear(likeliest)) return { ...choiceOf(likeliest[0]!, names), isGuess: true };
  const choices = distinct([...placesIn(within, placesOf(near)), ...placesOf(near), ...within.slice(0, 1)]);
  return near.length
    ? doubtOf(
        choices.map((place) => choiceOf(place, names)),
        "imports.city",
      )
    : undefined;
}

const choiceOf = (place: KnownPlace, names: PlaceLookup) => ({ value: place, label: names.label(place) });

const isAny = (answer: Understanding<KnownPlace> | undefined) => answer !== undefined;

const distinct = (places: KnownPlace[]) => [...new Map(places.map((place) => [place.id, place])).values()];
