/** What an import asks the search: how people's own words for kinds and places are understood. The room of the search stands after this one, so it is handed in. */

export interface Vocabulary {
  /** The kinds that a text may name, likeliest first; of one that is a category alone, the category. */
  kinds(text: string): Array<{ subcategoryId?: number; categoryId?: number; isCertain: boolean }>;
  /** The places that sound like a name, likeliest first; 0 away when only the spelling differs. */
  places(name: string): Array<{ id: number; distance: number }>;
}
