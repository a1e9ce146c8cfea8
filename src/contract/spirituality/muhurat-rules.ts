/** By which days rites are suggested: the tithis, stars and weekdays that the muhurta books name for each. A rule that changes makes a new version of the name. */
import type { Rite } from "./choices.ts";

export const MUHURAT_RULES = "muhurat-rules-1";

export interface MuhuratRule {
  /** 1 to 30 as in a panchang; left out where any will do. */
  tithis?: readonly number[];
  /** 1 to 27. */
  nakshatras?: readonly number[];
  /** 0 is Sunday. */
  weekdays?: readonly number[];
  /** Not in an added month, in the four months of Vishnu's sleep, in the fortnight of the fathers, nor while the Sun is in Dhanu or Meena. */
  isGreat?: true;
}

/** All but the fourth, ninth and fourteenth of either half, and the new moon. */
const FULL = [1, 2, 3, 5, 6, 7, 8, 10, 11, 12, 13, 15, 16, 17, 18, 20, 21, 22, 23, 25, 26, 27, 28];
const BRIGHT = [2, 3, 5, 7, 10, 11, 12, 13];
const GENTLE_DAYS = [1, 3, 4, 5];

/** Rites without a row have no days of their own. */
export const RULES: Partial<Record<Rite, MuhuratRule>> = {
  "griha-pravesh": {
    tithis: [...BRIGHT, 17, 18, 20, 22, 25],
    nakshatras: [4, 5, 12, 14, 17, 21, 26, 27],
    weekdays: [1, 3, 4, 5, 6],
    isGreat: true,
  },
  vivah: {
    tithis: FULL,
    nakshatras: [4, 5, 10, 12, 13, 15, 17, 19, 21, 26, 27],
    weekdays: [0, ...GENTLE_DAYS],
    isGreat: true,
  },
  upanayan: {
    tithis: [2, 3, 5, 10, 11, 12],
    nakshatras: [1, 5, 8, 13, 14, 15, 17, 22, 23, 24, 27],
    weekdays: [0, 3, 4, 5],
    isGreat: true,
  },
  mundan: {
    tithis: BRIGHT,
    nakshatras: [1, 5, 7, 8, 13, 14, 15, 18, 22, 23, 24, 27],
    weekdays: GENTLE_DAYS,
    isGreat: true,
  },
  "bhoomi-pujan": {
    tithis: [...BRIGHT, 17, 18, 20, 22, 25],
    nakshatras: [4, 5, 8, 12, 13, 14, 15, 17, 21, 23, 24, 26, 27],
    weekdays: GENTLE_DAYS,
    isGreat: true,
  },
  namkaran: {
    tithis: FULL,
    nakshatras: [1, 4, 5, 7, 8, 12, 13, 14, 15, 17, 21, 22, 23, 24, 26, 27],
    weekdays: GENTLE_DAYS,
  },
  annaprashan: {
    tithis: BRIGHT,
    nakshatras: [1, 4, 5, 7, 8, 12, 13, 14, 15, 17, 21, 22, 23, 24, 26, 27],
    weekdays: GENTLE_DAYS,
  },
  "vahan-puja": { tithis: FULL, nakshatras: [1, 7, 8, 13, 14, 15, 17, 22, 23, 24, 27], weekdays: [0, ...GENTLE_DAYS] },
  "satyanarayan-katha": { tithis: [11, 15, 26, 30] },
  rudrabhishek: { weekdays: [1] },
  sundarkand: { weekdays: [2, 6] },
  havan: { tithis: FULL, weekdays: [0, ...GENTLE_DAYS] },
};
