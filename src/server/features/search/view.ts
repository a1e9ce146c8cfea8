/** What the search took a text for, and lines of the type-ahead, in the words of the wire. */
import type { InterpretationView, Suggestion } from "#contract/search.ts";
import { allCategories, subcategoriesOf } from "#server/features/catalogue/catalogue.ts";
import { viewCity } from "#server/features/places/city-view.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { Interpretation } from "./finding/cursor.ts";
import type { SearchPage } from "./finding/page.ts";
import type { TextPart } from "./reading/parts.ts";
import { categoryTerm, subcategoryTerm } from "./vocabulary/facet-terms.ts";

export type Place = Parameters<typeof viewCity>[0];

/** `place`: the one that was searched, if any. */
export function viewInterpretation(
  { corrected, nearMe, openNow }: Interpretation,
  place: Place | undefined,
  { match, lacks = [] }: Pick<SearchPage, "match" | "lacks">,
  parts: InterpretationView["parts"],
): InterpretationView {
  return {
    city: place ? viewCity(place) : null,
    corrected: corrected ?? null,
    nearMe: nearMe === true,
    openNow: openNow === true,
    match,
    lacks,
    parts,
  };
}

/** The parts of a text by the names of what they mean: a trade of several kinds is called as it was typed. */
export async function viewTextParts(
  ctx: Handle,
  parts: TextPart[],
  place: Place | undefined,
): Promise<InterpretationView["parts"]> {
  const [categories, subcategories] = await Promise.all([allCategories(ctx), subcategoriesOf(ctx)]);
  return parts.map(({ kind, typed, without, terms = [] }) => {
    const own = subcategories.filter(({ id }) => terms.includes(subcategoryTerm(id)));
    const named = own.length > 0 ? own : categories.filter(({ id }) => terms.includes(categoryTerm(id)));
    const row = kind === "place" ? place : named.length === 1 ? named[0] : undefined;
    const above = new Set(own.map(({ category_id }) => category_id));
    const category = above.size === 1 ? categories.find(({ id }) => above.has(id)) : undefined;
    return {
      kind,
      without,
      text: row?.name ?? typed,
      textHi: row?.name_hi ?? null,
      category: category ? { slug: category.slug, text: category.name, textHi: category.name_hi } : null,
    };
  });
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
