/** Which place a spreadsheet's city and state mean, however they are written: "Indore (M.P.)", "बनारस", a state by its former name. */
import { foldWords } from "#base/fold.ts";
import type { MessageId } from "#messages/words.ts";
import type { KnownPlace } from "./name-queries.ts";
import type { NameLookup } from "./names.ts";

interface NoPlace {
  field: "city" | "state";
  reason: MessageId;
}

/** Of two places of one name the larger is meant when it is so many times larger. */
const CLEARLY_LARGER = 5;
const LONGEST_STATE_NAME = 4;

/** The place, or why there is none. A state nobody knows does no harm where the city alone is clear. */
export function placeMeant(city: string, state: string, names: NameLookup): KnownPlace | NoPlace {
  const { places, stateCode } = readCity(city, state, names);
  if (!places.length) return { field: "city", reason: "imports.city" };
  const code = (state && names.stateCode(state)) || stateCode;
  if (code)
    return places.find((place) => place.stateCode === code) ?? { field: "city", reason: "imports.city-elsewhere" };
  if (state && !isClear(places)) return { field: "state", reason: "imports.state" };
  return places[0]!;
}

/** The places of that name, largest first, and the state when it stands behind the city. */
function readCity(city: string, state: string, names: NameLookup): { places: KnownPlace[]; stateCode?: string } {
  const whole = [...names.places(city), ...(state ? names.places(`${city} ${state}`) : [])];
  if (whole.length) return { places: whole };
  const words = foldWords(city).filter((word) => !/^(?:india|bharat|भारत)$/.test(word));
  for (let behind = Math.min(LONGEST_STATE_NAME, words.length - 1); behind >= 0; behind--) {
    const stateCode = behind ? names.stateCode(words.slice(-behind).join(" ")) : undefined;
    const places = behind && !stateCode ? [] : names.places(words.slice(0, words.length - behind).join(" "));
    if (places.length) return { places, stateCode };
  }
  return { places: [] };
}

function isClear([first, second]: KnownPlace[]): boolean {
  return !second || (first!.population > 0 && first!.population >= CLEARLY_LARGER * second.population);
}
