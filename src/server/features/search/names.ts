/** How the search understands names of kinds and places that people wrote into a list. */
import type { Handle } from "#server/platform/postgres/handle.ts";
import { type PlaceBySound, placesSounding } from "./places/places-sounding.ts";
import { kindsNamed, type NamedKind } from "./reading/named-kinds.ts";
import { lexiconOf } from "./vocabulary/memory.ts";

export interface NamesBySearch {
  kinds(text: string): NamedKind[];
  places(name: string): PlaceBySound[];
}

/** By the lexicon as it is now. */
export async function namesBySearch(ctx: Handle): Promise<NamesBySearch> {
  const lexicon = await lexiconOf(ctx);
  return { kinds: (text) => kindsNamed(lexicon, text), places: placesSounding(lexicon) };
}
