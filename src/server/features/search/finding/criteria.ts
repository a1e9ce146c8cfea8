/** What a document must have to match: the words of a text in the order in which the database looks for them. */
import { isKnown, type Meaning, SUBCATEGORY_SHARE } from "../reading/meaning.ts";
import { EVERYTHING, subcategoryTerm } from "../vocabulary/facet-terms.ts";

/** The terms of the leading word with a bonus each, and for every other word the terms any one of which must be present. */
export interface Criteria {
  terms: number[];
  bonuses: number[];
  others: number[][];
}

/** More words than this beside the leading one are not looked for all together. */
export const MOST_OTHERS = 7;

/** The criteria for all these words; undefined when a word is unknown or there are too many. */
export function criteriaFor(meanings: Meaning[]): Criteria | undefined {
  return meanings.length <= MOST_OTHERS + 1 && meanings.every(isKnown) ? criteriaOf(meanings) : undefined;
}

/** The rarest word leads, the others are looked for in the documents that have it. No words at all find everything. */
export function criteriaOf(meanings: Meaning[]): Criteria {
  const [first, ...rest] = meanings;
  if (!first) return { terms: [EVERYTHING], bonuses: [0], others: [] };
  const leading = rest.reduce((rarest, meaning) => (meaning.documents < rarest.documents ? meaning : rarest), first);
  return {
    terms: leading.alternatives.map(({ term }) => term),
    bonuses: leading.alternatives.map(({ bonus }) => bonus),
    others: meanings
      .filter((meaning) => meaning !== leading)
      .map((meaning) => meaning.alternatives.map(({ term }) => term)),
  };
}

const MOST_SUBCATEGORIES = 20;

/** The chosen subcategories as one more word that must be there; `total`: all documents, roughly. */
export function requiredCategories({ subcategoryIds }: { subcategoryIds?: number[] }, total: number): Meaning[] {
  if (!subcategoryIds?.length) return [];
  const alternatives = subcategoryIds
    .slice(0, MOST_SUBCATEGORIES)
    .map((id) => ({ term: subcategoryTerm(id), bonus: 0 }));
  return [
    {
      token: { word: "", key: "", at: -1 },
      alternatives,
      documents: Math.ceil(total * SUBCATEGORY_SHARE * alternatives.length),
      isCategory: true,
    },
  ];
}
