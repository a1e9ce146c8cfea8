/** What the search took a text for, and lines of the type-ahead, in the words of the wire. */
import type { InterpretationView, Suggestion } from "#contract/search.ts";
import { viewCity } from "#server/features/places/city-view.ts";
import type { Interpretation, Match } from "./finding/cursor.ts";

/** `place`: the one that was searched, if any. */
export function viewInterpretation(
  { corrected, nearMe, openNow }: Interpretation,
  place: Parameters<typeof viewCity>[0] | undefined,
  match: Match,
): InterpretationView {
  return {
    city: place ? viewCity(place) : null,
    corrected: corrected ?? null,
    nearMe: nearMe === true,
    openNow: openNow === true,
    match,
  };
}

export function suggestCategory(row: {
  id: number;
  slug: string;
  name: string;
  name_hi: string;
  within: string | null;
  within_hi: string | null;
}): Suggestion {
  return {
    kind: row.within === null ? "category" : "subCategory",
    _id: String(row.id),
    slug: row.slug,
    text: row.name,
    textHi: row.name_hi,
    within: row.within,
    withinHi: row.within_hi,
  };
}

export function suggestCity(row: {
  id: number;
  slug: string;
  name: string;
  name_hi: string | null;
  state_name: string;
  state_name_hi: string;
}): Suggestion {
  return {
    kind: "city",
    _id: String(row.id),
    slug: row.slug,
    text: row.name,
    textHi: row.name_hi,
    within: row.state_name,
    withinHi: row.state_name_hi,
  };
}
