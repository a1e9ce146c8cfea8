/** Lines of the type-ahead in the words of the wire. */
import type { Suggestion } from "#contract/search.ts";

export function suggestKind(row: {
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
