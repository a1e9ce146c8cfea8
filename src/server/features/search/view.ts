/** What the search took a text for, in the words of the wire. */
import type { InterpretationView } from "#contract/search.ts";
import { catalogueIndex } from "#server/features/catalogue/catalogue-index.ts";
import { viewCity } from "#server/features/places/city-view.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { Interpretation } from "./finding/cursor.ts";
import type { SearchPage } from "./finding/page.ts";
import type { TextPart } from "./reading/parts.ts";
import { kindOfTerm } from "./vocabulary/facet-terms.ts";

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
  const { categoryOf, subcategoryOf } = await catalogueIndex(ctx);
  return parts.map(({ kind, typed, without, terms = [], alsoNamed }) => {
    const kinds = terms.map(kindOfTerm);
    const own = kinds.flatMap(({ subcategoryId }) => (subcategoryId && subcategoryOf.get(subcategoryId)) || []);
    const named =
      own.length > 0 ? own : kinds.flatMap(({ categoryId }) => (categoryId && categoryOf.get(categoryId)) || []);
    const row = kind === "place" ? place : named.length === 1 ? named[0] : undefined;
    const [above, ...others] = new Set(own.map(({ category_id }) => category_id));
    const category = above === undefined || others.length > 0 ? undefined : categoryOf.get(above);
    return {
      kind,
      without,
      text: row?.name ?? typed,
      textHi: row?.name_hi ?? null,
      category: viewKind(category),
      alsoNamed: viewKind(
        alsoNamed === undefined ? undefined : subcategoryOf.get(kindOfTerm(alsoNamed).subcategoryId!),
      ),
    };
  });
}

function viewKind(row: { slug: string; name: string; name_hi: string } | undefined) {
  return row ? { slug: row.slug, text: row.name, textHi: row.name_hi } : null;
}
