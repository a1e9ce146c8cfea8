/** The festivals of the year by the tithi that each belongs to and the rule that chooses its day; the rules are told in docs/decisions/0218-panchang-and-festivals.md. Months are amanta, 1 is Chaitra. */

/**
 * How a tithi gets its day:
 * sunrise - the day at whose sunrise it holds, else the one on which it begins;
 * three-muhurtas - the same, if it still holds three muhurtas after that sunrise, else the day before;
 * the part of the day in which it holds; where it does on two days, the first or the later one, or the one of which it has most.
 */
export type FestivalRule =
  | "sunrise"
  | "three-muhurtas"
  | "madhyahna-most"
  | "madhyahna-later"
  | "aparahna-first"
  | "aparahna-later"
  | "pradosha-first"
  | "nishita-first"
  | "nishita-later"
  | "moonrise"
  | "diwali"
  | "dussehra"
  | "holika";

export interface FestivalRow {
  key: string;
  month: number;
  /** 1 to 30; 15 is the full moon, 30 the new moon at the end of the month. */
  tithi: number;
  rule: FestivalRule;
}

export const FESTIVALS = [
  { key: "chaitra-navratri", month: 1, tithi: 1, rule: "sunrise" },
  { key: "ram-navami", month: 1, tithi: 9, rule: "madhyahna-later" },
  { key: "hanuman-jayanti", month: 1, tithi: 15, rule: "sunrise" },
  { key: "parashuram-jayanti", month: 2, tithi: 3, rule: "pradosha-first" },
  { key: "akshaya-tritiya", month: 2, tithi: 3, rule: "three-muhurtas" },
  { key: "rath-yatra", month: 4, tithi: 2, rule: "sunrise" },
  { key: "guru-purnima", month: 4, tithi: 15, rule: "sunrise" },
  { key: "hariyali-teej", month: 5, tithi: 3, rule: "sunrise" },
  { key: "nag-panchami", month: 5, tithi: 5, rule: "sunrise" },
  { key: "raksha-bandhan", month: 5, tithi: 15, rule: "three-muhurtas" },
  { key: "janmashtami", month: 5, tithi: 23, rule: "nishita-later" },
  { key: "hartalika-teej", month: 6, tithi: 3, rule: "sunrise" },
  { key: "ganesh-chaturthi", month: 6, tithi: 4, rule: "madhyahna-most" },
  { key: "rishi-panchami", month: 6, tithi: 5, rule: "madhyahna-most" },
  { key: "anant-chaturdashi", month: 6, tithi: 14, rule: "sunrise" },
  { key: "pitru-paksha", month: 6, tithi: 15, rule: "aparahna-first" },
  { key: "sarva-pitru-amavasya", month: 6, tithi: 30, rule: "aparahna-first" },
  { key: "sharad-navratri", month: 7, tithi: 1, rule: "sunrise" },
  { key: "durga-ashtami", month: 7, tithi: 8, rule: "sunrise" },
  { key: "dussehra", month: 7, tithi: 10, rule: "dussehra" },
  { key: "sharad-purnima", month: 7, tithi: 15, rule: "nishita-first" },
  { key: "karva-chauth", month: 7, tithi: 19, rule: "moonrise" },
  { key: "dhanteras", month: 7, tithi: 28, rule: "pradosha-first" },
  { key: "diwali", month: 7, tithi: 30, rule: "diwali" },
  { key: "govardhan-puja", month: 8, tithi: 1, rule: "sunrise" },
  { key: "bhai-dooj", month: 8, tithi: 2, rule: "aparahna-later" },
  { key: "chhath", month: 8, tithi: 6, rule: "sunrise" },
  { key: "kartik-purnima", month: 8, tithi: 15, rule: "sunrise" },
  { key: "vasant-panchami", month: 11, tithi: 5, rule: "three-muhurtas" },
  { key: "maha-shivaratri", month: 11, tithi: 29, rule: "nishita-first" },
  { key: "holika-dahan", month: 12, tithi: 15, rule: "holika" },
] as const satisfies FestivalRow[];

/** Fixed by the Sun, and the day after the fire of Holika. */
export const OTHER_FESTIVALS = ["makar-sankranti", "holi"] as const;

/** The fasts by month: that of the bright half, then that of the dark half which follows it (amanta). */
export const EKADASHIS: ReadonlyArray<readonly [bright: string, dark: string]> = [
  ["kamada", "varuthini"],
  ["mohini", "apara"],
  ["nirjala", "yogini"],
  ["devshayani", "kamika"],
  ["shravana-putrada", "aja"],
  ["parivartini", "indira"],
  ["papankusha", "rama"],
  ["dev-uthani", "utpanna"],
  ["mokshada", "saphala"],
  ["pausha-putrada", "shattila"],
  ["jaya", "vijaya"],
  ["amalaki", "papmochani"],
];
/** Of an added month. */
export const ADHIKA_EKADASHIS = ["padmini", "parama"] as const;
