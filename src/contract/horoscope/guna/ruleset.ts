/** The tables by which guna milan counts, as data with a name and a version: schools differ, and a result says by which one it was made. */

export const VARNAS = ["shudra", "vaishya", "kshatriya", "brahmin"] as const;
export const VASHYAS = ["chatushpada", "manava", "jalachara", "vanachara", "keeta"] as const;
export const YONIS =
  ["ashwa", "gaja", "mesha", "sarpa", "shvan", "marjar", "mushak", "gau", "mahish", "vyaghra", "mriga", "vanar", "nakul", "simha"] as const; // biome-ignore format: a table reads best in rows
export const LORDS = ["sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn"] as const;
export const GANAS = ["deva", "manushya", "rakshasa"] as const;
export const NADIS = ["adi", "madhya", "antya"] as const;
export type Vashya = (typeof VASHYAS)[number];
export type Lord = (typeof LORDS)[number];

/** Tables stand in the order of the lists above; nakshatras and rashis in their own, Ashwini and Mesha first. */
export interface GunaRuleset {
  /** '<school>-<version>', kept with every result. */
  name: string;
  /** Rank of each rashi, 1 (shudra) to 4 (brahmin). */
  varnaRanks: readonly number[];
  /** The group of the first and of the second half of each rashi. */
  vashyas: ReadonlyArray<readonly [Vashya, Vashya]>;
  /** Rows groom, columns bride. */
  vashyaPoints: ReadonlyArray<readonly number[]>;
  yonis: readonly number[];
  yoniPoints: ReadonlyArray<readonly number[]>;
  lords: readonly Lord[];
  /** The row's view of the column: F friend, N neutral, E enemy. */
  views: readonly string[];
  ganas: readonly number[];
  /** Rows groom, columns bride. */
  ganaPoints: ReadonlyArray<readonly number[]>;
  nadis: readonly number[];
}

// biome-ignore format: tables read best in rows
/** The cells on which independent engines agree most (Navri, PyJHora, VedAstro and eight more, compared in November 2026). */
export const NORTH_CONSENSUS: GunaRuleset = {
  name: "north-consensus-1",
  varnaRanks: [3, 2, 1, 4, 3, 2, 1, 4, 3, 2, 1, 4],
  vashyas: [
    ["chatushpada", "chatushpada"], ["chatushpada", "chatushpada"], ["manava", "manava"], ["jalachara", "jalachara"],
    ["vanachara", "vanachara"], ["manava", "manava"], ["manava", "manava"], ["keeta", "keeta"],
    ["manava", "chatushpada"], ["chatushpada", "jalachara"], ["manava", "manava"], ["jalachara", "jalachara"],
  ],
  vashyaPoints: [
    [2, 1, 1, 0.5, 1],
    [1, 2, 0.5, 0, 1],
    [1, 0.5, 2, 1, 1],
    [0, 0, 0, 2, 0],
    [1, 1, 1, 0, 2],
  ],
  yonis: [0, 1, 2, 3, 3, 4, 5, 2, 5, 6, 6, 7, 8, 9, 8, 9, 10, 10, 4, 11, 12, 11, 13, 0, 13, 7, 1],
  yoniPoints: [
    [4, 2, 2, 3, 2, 2, 2, 1, 0, 1, 3, 3, 2, 1],
    [2, 4, 3, 3, 2, 2, 2, 2, 3, 1, 2, 3, 2, 0],
    [2, 3, 4, 2, 1, 2, 1, 3, 3, 1, 2, 0, 3, 1],
    [3, 3, 2, 4, 2, 1, 1, 1, 1, 2, 2, 2, 0, 2],
    [2, 2, 1, 2, 4, 2, 1, 2, 2, 1, 0, 2, 1, 1],
    [2, 2, 2, 1, 2, 4, 0, 2, 2, 1, 3, 3, 2, 1],
    [2, 2, 1, 1, 1, 0, 4, 2, 2, 2, 2, 2, 1, 2],
    [1, 2, 3, 1, 2, 2, 2, 4, 3, 0, 3, 2, 2, 1],
    [0, 3, 3, 1, 2, 2, 2, 3, 4, 1, 2, 2, 2, 1],
    [1, 1, 1, 2, 1, 1, 2, 0, 1, 4, 1, 1, 2, 1],
    [3, 2, 2, 2, 0, 3, 2, 3, 2, 1, 4, 2, 2, 1],
    [3, 3, 0, 2, 2, 3, 2, 2, 2, 1, 2, 4, 3, 2],
    [2, 2, 3, 0, 1, 2, 1, 2, 2, 2, 2, 3, 4, 2],
    [1, 0, 1, 2, 1, 1, 2, 1, 1, 1, 1, 2, 2, 4],
  ],
  lords: ["mars", "venus", "mercury", "moon", "sun", "mercury", "venus", "mars", "jupiter", "saturn", "saturn", "jupiter"],
  views: [
    "-FFNFEE",
    "F-NFNNN",
    "FF-EFNN",
    "FEN-NFN",
    "FFFE-EN",
    "EENFN-F",
    "EEEFNF-",
  ],
  ganas: [0, 1, 2, 1, 0, 1, 0, 0, 2, 2, 1, 1, 0, 2, 0, 2, 0, 2, 2, 1, 1, 0, 2, 2, 1, 1, 0],
  ganaPoints: [
    [6, 6, 1],
    [5, 6, 0],
    [1, 0, 6],
  ],
  nadis: Array.from({ length: 27 }, (_, at) => [0, 1, 2, 2, 1, 0][at % 6]!),
};
