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

export interface Lexicon extends Gazetteer, Localities, States, Catalogue {
  /** The other sound keys of the families of words in which a key stands. */
  families: Map<string, string[]>;
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
  };
}

function familiesOf(rows: ReadonlyArray<{ words: string[] }>): Map<string, string[]> {
  const families = new Map<string, string[]>();
  for (const { words } of rows) {
    const keys = [...new Set(words.flatMap(searchableWords).map(soundKey))];
    for (const key of keys)
      families.set(
        key,
        [...new Set([...(families.get(key) ?? []), ...keys])].filter((k) => k !== key),
      );
  }
  return families;
}
