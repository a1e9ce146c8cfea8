/** Places as other rooms need them: type-ahead in any spelling, the nearest city, a city by slug, id or name. */
import { fold, foldWords } from "#base/fold.ts";
import { distanceKm, type Point } from "#base/geo.ts";
import type { Ctx } from "#server/platform/context.ts";
import { refuse } from "#server/platform/refusal.ts";
import { placeIndex, placesWithBusinesses } from "./place-index.ts";
import { findNearestPlace, listPlaces, listPlacesByPrefix, listPlacesBySpelling, type PlaceRow } from "./queries.ts";

/** A position farther than this from every place of India is not in India. */
const FARTHEST_KM = 75;
/** Only a text that could be a misspelt name is compared for likeness, whose cost grows with the text: all names but one are shorter than 41 letters, none has more than 7 words. */
const LONGEST_MISSPELT = { letters: 48, words: 7 };

/** Cities that begin like the typed text, else those with a part that does, else those spelled most like it; the largest when nothing is typed. */
export async function suggestPlaces(
  ctx: Ctx,
  { typed, stateCode, limit }: { typed?: string; stateCode?: string; limit: number },
): Promise<PlaceRow[]> {
  const words = foldWords(typed ?? "");
  if (!typed || words.length === 0) return listPlaces(ctx, { stateCode, limit });
  const found = await listPlacesByPrefix(ctx, { typed, stateCode, limit });
  if (found.length > 0 || !mayBeMisspelt(words)) return found;
  const byPart = await listPlacesByPrefix(ctx, { typed, stateCode, limit }, "part");
  if (byPart.length > 0) return byPart;
  return listPlacesBySpelling(ctx, { typed, stateCode, limit });
}

/** More than are shown are read, so that a small city with businesses comes before a large one without. */
const READ_MORE = 5;

/** The same for somebody who chooses where to look: cities that have businesses come first. */
export async function suggestPlacesToLookIn(
  ctx: Ctx,
  { typed, limit }: { typed?: string; limit: number },
): Promise<PlaceRow[]> {
  const [{ byId }, lively] = await Promise.all([placeIndex(ctx), placesWithBusinesses(ctx)]);
  const fitting = await suggestPlaces(ctx, { typed, limit: limit * READ_MORE });
  const first = typed ? fitting : [...lively].slice(0, limit).flatMap((id) => byId.get(id) ?? []);
  const withBusinesses = first.filter(({ id }) => lively.has(id));
  return [...withBusinesses, ...fitting.filter(({ id }) => !lively.has(id))].slice(0, limit);
}

function mayBeMisspelt(words: string[]): boolean {
  return words.length <= LONGEST_MISSPELT.words && words.join(" ").length <= LONGEST_MISSPELT.letters;
}

/** The same within one state; refuses a state that does not exist. */
export async function suggestPlacesOfState(
  ctx: Ctx,
  { typed, stateCode, limit }: { typed?: string; stateCode: string; limit: number },
): Promise<PlaceRow[]> {
  const { states } = await placeIndex(ctx);
  if (!states.some((s) => s.code === stateCode)) refuse("state.not-found");
  return suggestPlaces(ctx, { typed, stateCode, limit });
}

/** The city nearest to a position; refuses positions outside India. */
export async function pickPlace(ctx: Ctx, at: Point): Promise<PlaceRow> {
  const place = await findNearestPlace(ctx, at);
  if (!place || distanceKm(place, at) > FARTHEST_KM) refuse("place.not-found");
  return place;
}

/** By id, by slug (old ones too), or by name in any spelling. */
export async function getPlace(ctx: Ctx, idOrName: number | string): Promise<PlaceRow> {
  const { byId, bySlug } = await placeIndex(ctx);
  const place =
    typeof idOrName === "number"
      ? byId.get(idOrName)
      : (bySlug.get(idOrName.toLowerCase()) ?? (await suggestPlaces(ctx, { typed: idOrName, limit: 1 }))[0]);
  return place ?? refuse("place.not-found");
}

/** By slug alone, present or former; refuses anything else. */
export async function getPlaceOfSlug(ctx: Ctx, slug: string): Promise<PlaceRow> {
  return (await placeIndex(ctx)).bySlug.get(slug) ?? refuse("place.not-found");
}

/** States by name; with `typed`, those one of whose names begins like it, former names and abbreviations included. */
export async function suggestStates(ctx: Ctx, { typed, limit }: { typed?: string; limit: number }) {
  const wanted = fold(typed ?? "");
  const { states } = await placeIndex(ctx);
  return states.filter((s) => s.folded_names.some((name) => name.startsWith(wanted))).slice(0, limit);
}

/** A city and its state as somebody wrote their names. */
interface PlaceText {
  city: string;
  state: string;
}

/** The Hindi names of places that somebody wrote by name, in their order; null where the portal has no such name or no Hindi one. */
export async function hindiNamesOf(
  ctx: Ctx,
  texts: readonly PlaceText[],
): Promise<Array<{ cityHi: string | null; stateHi: string | null }>> {
  const { states, byId } = await placeIndex(ctx);
  const stateHi = new Map(states.map((state) => [state.name, state.name_hi]));
  const cityHi = new Map(texts.map((place) => [keyOf(place), null as string | null]));
  for (const { name, name_hi, state_name } of byId.values()) {
    const key = keyOf({ city: name, state: state_name });
    if (cityHi.has(key)) cityHi.set(key, cityHi.get(key) ?? name_hi);
  }
  return texts.map((place) => ({
    cityHi: cityHi.get(keyOf(place)) ?? null,
    stateHi: stateHi.get(place.state) ?? null,
  }));
}

function keyOf({ city, state }: PlaceText): string {
  return `${state}\n${city}`;
}
