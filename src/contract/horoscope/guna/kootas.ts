/** The eight kootas: points of one Moon beside another, each with the code of its reason and what was compared. */
import { GANAS, type GunaRuleset, VARNAS, VASHYAS, YONIS } from "./ruleset.ts";
import { countFrom, type MoonPair, type MoonTraits, viewOf } from "./traits.ts";

/** In the order in which they are told, with what each can give: 36 together. */
export const KOOTAS = { varna: 1, vashya: 2, tara: 3, yoni: 4, maitri: 5, gana: 6, bhakoot: 7, nadi: 8 } as const;
export type Koota = keyof typeof KOOTAS;
export const MOST_POINTS = Object.values(KOOTAS).reduce((sum, most) => sum + most, 0);

/** What was compared: trait codes ('deva'), or counts. */
export type Trait = string | number;

export interface KootaFinding {
  /** 0 to the koota's most, in halves. */
  points: number;
  /** Why, as the last part of the message's id. */
  reason: string;
  groom: Trait;
  bride: Trait;
}

type Judge = (groom: MoonTraits, bride: MoonTraits, rules: GunaRuleset) => KootaFinding;

const NAKSHATRAS = 27;
const RASHIS = 12;
/** The third, fifth and seventh tara of each nine. */
const ADVERSE_TARAS = [3, 5, 7];
const MAITRI: Record<string, number> = {
  "friend-friend": 5,
  "friend-neutral": 4,
  "neutral-neutral": 3,
  "enemy-friend": 1,
  "enemy-neutral": 0.5,
  "enemy-enemy": 0,
};
/** By how far the rashis lie apart, counted from either: 1 and 1, 2 and 12, 3 and 11 ... */
const BHAKOOTS = ["same", "2-12", "3-11", "4-10", "5-9", "6-8", "7-7"] as const;
const ADVERSE_BHAKOOTS = ["2-12", "5-9", "6-8"];

export const judges: Record<Koota, Judge> = {
  varna: (groom, bride) => {
    const above = VARNAS.indexOf(groom.varna) - VARNAS.indexOf(bride.varna);
    const reason = above === 0 ? "same" : above > 0 ? "groom-above" : "bride-above";
    return { points: above >= 0 ? 1 : 0, reason, groom: groom.varna, bride: bride.varna };
  },
  vashya: (groom, bride, rules) => {
    const points = rules.vashyaPoints[VASHYAS.indexOf(groom.vashya)]![VASHYAS.indexOf(bride.vashya)]!;
    const reason = groom.vashya === bride.vashya ? "same" : points >= 1 ? "drawn" : points > 0 ? "little" : "none";
    return { points, reason, groom: groom.vashya, bride: bride.vashya };
  },
  tara: (groom, bride) => {
    const toGroom = taraOf(countFrom(bride.nakshatra, groom.nakshatra, NAKSHATRAS));
    const toBride = taraOf(countFrom(groom.nakshatra, bride.nakshatra, NAKSHATRAS));
    const good = [toGroom, toBride].filter((tara) => !ADVERSE_TARAS.includes(tara)).length;
    return { points: good * 1.5, reason: ["neither", "one", "both"][good]!, groom: toGroom, bride: toBride };
  },
  yoni: (groom, bride, rules) => {
    const points = rules.yoniPoints[YONIS.indexOf(groom.yoni)]![YONIS.indexOf(bride.yoni)]!;
    const reason = ["enemies", "unfriendly", "neutral", "friendly", "same"][points]!;
    return { points, reason, groom: groom.yoni, bride: bride.yoni };
  },
  maitri: (groom, bride, rules) => {
    const views = [viewOf(groom.lord, bride.lord, rules), viewOf(bride.lord, groom.lord, rules)].sort();
    const reason = groom.lord === bride.lord ? "same" : views.join("-");
    return { points: MAITRI[views.join("-")]!, reason, groom: groom.lord, bride: bride.lord };
  },
  gana: (groom, bride, rules) => {
    const points = rules.ganaPoints[GANAS.indexOf(groom.gana)]![GANAS.indexOf(bride.gana)]!;
    const reason = groom.gana === bride.gana ? "same" : points >= 5 ? "near" : points > 0 ? "far" : "opposed";
    return { points, reason, groom: groom.gana, bride: bride.gana };
  },
  bhakoot: (groom, bride) => {
    const toBride = countFrom(groom.rashi, bride.rashi, RASHIS);
    const toGroom = countFrom(bride.rashi, groom.rashi, RASHIS);
    const reason = BHAKOOTS[Math.min(toBride, toGroom) - 1]!;
    return { points: ADVERSE_BHAKOOTS.includes(reason) ? 0 : 7, reason, groom: toGroom, bride: toBride };
  },
  nadi: (groom, bride) => {
    const isSame = groom.nadi === bride.nadi;
    return { points: isSame ? 0 : 8, reason: isSame ? "same" : "different", groom: groom.nadi, bride: bride.nadi };
  },
};

/** The points of all eight kootas together. */
export function totalOf({ groom, bride }: MoonPair, rules: GunaRuleset): number {
  return Object.values(judges).reduce((sum, judge) => sum + judge(groom, bride, rules).points, 0);
}

/** The tara of a count, 1 to 9. */
function taraOf(count: number): number {
  return ((count - 1) % 9) + 1;
}
