/** An item as the search sees it: its words with their scores. What visitors may not read does not become searchable. */
import { isDevanagari } from "#base/fold.ts";
import { coarse } from "#base/geo.ts";
import { memoized } from "#base/memo.ts";
import type { SearchSource } from "#server/features/directory/kinds.ts";
import { withoutPurpose } from "../text/purpose.ts";
import { searchableWords, spellingsOf } from "../text/searchable-words.ts";
import { keyOf } from "../text/sounds.ts";
import { categoryTerm, EVERYTHING, placeTerm, subcategoryTerm } from "../vocabulary/facet-terms.ts";
import type { NewTerm } from "../vocabulary/term-queries.ts";
import { POINTS } from "./scores.ts";

export interface SearchWord extends NewTerm {
  score: number;
}

export interface SearchDocument {
  id: string;
  place_id: number;
  subcategory_id: number | null;
  lat: number;
  lng: number;
  words: SearchWord[];
  /** The terms that stand for no word, with their scores. */
  facets: Array<{ term: number; score: number }>;
}

const MOST_WORDS = 120;
/** The words of one subcategory are asked for again with each of its items. */
const keysOf = memoized((text) => new Set(searchableWords(text).map(keyOf)), 1000);

/** The document of a public item. Phone-like numbers, e-mail addresses and links in free text are left out, so that a search cannot confirm them. */
export function searchDocument(source: SearchSource): SearchDocument {
  const quality = qualityOf(source);
  const words = new Map<string, SearchWord>();
  const add = (text: string, points: number, extra = (_key: string) => 0) => {
    for (const word of searchableWords(text)) {
      const key = keyOf(word);
      const score = (points + extra(key)) * 100 + quality;
      const known = words.get(key);
      if (!known) words.set(key, { key, ...spellingsOf(word), score });
      else if (!known.devanagari && isDevanagari(word)) known.devanagari = word;
    }
  };
  const ofCategory = keysOf(`${source.subcategory_words} ${source.category_words}`);
  const length = Math.max(1, searchableWords(source.name).length);
  const [name, offerings] = [withoutPurpose(source.name), withoutPurpose(source.offering_names)];
  add(name.rest, POINTS.name + Math.round(POINTS.nameAlone / length), (key) =>
    ofCategory.has(key) ? POINTS.nameIsCategory : 0,
  );
  add(source.business_name, POINTS.businessName);
  // Without a category's facet, what it is about is found by these words alone.
  if (source.subcategory_id === null) add(source.subcategory_words, POINTS.subcategory);
  add(offerings.rest, POINTS.offering);
  add(source.place_name, POINTS.place);
  add(`${name.purpose}\n${offerings.purpose}`, POINTS.purpose);
  add(source.description, POINTS.description);
  add(source.state_name, POINTS.state);
  const facets = [
    { term: EVERYTHING, score: quality },
    ...categoryFacets(source, quality),
    { term: placeTerm(source.place_id), score: 0 },
  ];
  const { id, place_id, subcategory_id } = source;
  // Coarse, as visitors know it: the order and distance of results would reveal an exact position.
  return { id, place_id, subcategory_id, ...coarse(source), words: [...words.values()].slice(0, MOST_WORDS), facets };
}

/** A main kind comes before a further one, whatever else is told of the two. */
function categoryFacets({ subcategory_id, category_id, further_kinds }: SearchSource, quality: number) {
  if (subcategory_id === null || category_id === null) return [];
  const facets = new Map<number, number>([
    [subcategoryTerm(subcategory_id), POINTS.subcategory],
    [categoryTerm(category_id), POINTS.category],
  ]);
  const addFurther = (term: number, points: number) => facets.has(term) || facets.set(term, points);
  for (const further of further_kinds ?? []) {
    addFurther(subcategoryTerm(further.id), POINTS.furtherSubcategory);
    addFurther(categoryTerm(further.category_id), POINTS.furtherCategory);
  }
  return [...facets].map(([term, points]) => ({ term, score: points * 100 + quality }));
}

function qualityOf(source: SearchSource): number {
  const described = Math.min(30, Math.floor(source.description.length / 8));
  return described + Math.min(3, source.images) * 15 + (source.has_hours ? 10 : 0);
}
