/** The lexicon in memory, names of places and words of the catalogue: what a typed word may mean before any document is read. */
import { soundKey } from "#base/fold-sound.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { type Gazetteer, gazetteerOf } from "../places/gazetteer.ts";
import { type Localities, localitiesOf } from "../places/localities.ts";
import { listLocalities, listPlaceNames, listStateNames } from "../places/queries.ts";
import { type States, statesOf } from "../places/states.ts";
import { searchableWords } from "../text/searchable-words.ts";
import { categoryTerm, subcategoryTerm } from "./facet-terms.ts";
import { lexiconVersion, listCategoryNames, listSubcategoryNames, listWordFamilies } from "./lexicon-queries.ts";
import { type Catalogue, catalogueOf } from "./phrases.ts";

/** The other sound keys of the families of words in which a key stands, and how all their words are spelled. */
export interface WordFamily {
  keys: string[];
  words: string[];
}

export interface Lexicon extends Gazetteer, Localities, States, Catalogue {
  families: Map<string, WordFamily>;
  /** The term of the category of each subcategory's term. */
  categoryTerms: Map<number, number>;
}

/** Reads the lexicon from the database. `version` tells whether a later reading would differ. */
export async function readLexicon(ctx: Handle): Promise<Lexicon & { version: string }> {
  const [version, placeNames, localities, stateNames, categories, subcategories, families] = await Promise.all([
    lexiconVersion(ctx),
    listPlaceNames(ctx),
    listLocalities(ctx),
    listStateNames(ctx),
    listCategoryNames(ctx),
    listSubcategoryNames(ctx),
    listWordFamilies(ctx),
  ]);
  const named = [
    ...subcategories.map((row) => ({ ...row, term: subcategoryTerm(row.id) })),
    ...categories.map((row) => ({ ...row, term: categoryTerm(row.id) })),
  ];
  return {
    version,
    ...gazetteerOf(placeNames),
    ...localitiesOf(localities),
    ...statesOf(stateNames),
    ...catalogueOf(named),
    families: familiesOf(families),
    categoryTerms: new Map(subcategories.map((row) => [subcategoryTerm(row.id), categoryTerm(row.category_id)])),
  };
}

function familiesOf(rows: ReadonlyArray<{ words: string[] }>): Map<string, WordFamily> {
  const families = new Map<string, WordFamily>();
  for (const row of rows) {
    const words = row.words.flatMap((word) => searchableWords(word));
    const keys = [...new Set(words.map(soundKey))];
    for (const key of keys) {
      const { keys: others = [], words: before = [] } = families.get(key) ?? {};
      families.set(key, {
        keys: [...new Set([...others, ...keys])].filter((other) => other !== key),
        words: [...before, ...words],
      });
    }
  }
  return families;
}
