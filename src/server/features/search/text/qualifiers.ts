/** The qualifiers of a text, "near me" and "open now", in English, Hindi and Romanised Hindi: they narrow a search and are no words to look for. */

export interface Qualifiers {
  nearMe: boolean;
  openNow: boolean;
  /** The positions of their words: of each, and of both. */
  near: number[];
  open: number[];
  positions: Set<number>;
}

/** The qualifiers of a folded text, given its words. */
export function readQualifiers(words: string[]): Qualifiers {
  const near = positionsOfNear(words.join(" "));
  const open = positionsOfOpen(words);
  return { nearMe: near.length > 0, openNow: open.length > 0, near, open, positions: new Set([...near, ...open]) };
}

const IN = "(?:me|mein|mei|main|mai)";
const PAAS = "(?:a{1,2}s ?)?pa{1,2}s{1,2}";
const NAZDEEK = "na[jz]d(?:i{1,2}|e{1,2}|ei)k";
const CLOSE = `(?:${PAAS}|${NAZDEEK}|[kq]ar(?:i{1,2}|ee)b)`;
const PAAS_HINDI = "(?:आस ?)?पास";
const CLOSE_HINDI = `(?:${PAAS_HINDI}|नजदीक|करीब|समीप|निकट)`;
const NEAR_PHRASES = [
  "near ?by(?: me| here)?|near(?:est)?(?: to)? ?me|nearest|closest(?: to me)?|close to me|close ?by|around me|around here|near here",
  "(?:near|around) my (?:home|house|place|location)|in my (?:area|locality|neighbou?rhood)",
  `(?:mere|meri|hamare|humare|apne) (?:ghar )?(?:ke |k )?${CLOSE}(?: ${IN}| hi)?`,
  // "indore ke paas" is near Indore
  `(?<!ke |k )(?:${CLOSE} ${IN}|a{1,2}s ?pa{1,2}s{1,2}|${NAZDEEK})`,
  `${NAZDEEK}i|^${PAAS} (?:k[aei]|[vw]a{1,2}l[aei])`,
  `(?:मेरे|मेरी|हमारे|अपने) (?:घर )?(?:के )?${CLOSE_HINDI}(?: में| मे| ही)?`,
  `(?<!के )(?:${CLOSE_HINDI} (?:में|मे)|आस ?पास|नजदीक)`,
  "नजदीकी|^पास (?:का|के|की|वाला|वाले|वाली)",
];
const NEAR_ME = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${NEAR_PHRASES.join("|")})(?![\\p{L}\\p{M}\\p{N}])`, "gu");

function positionsOfNear(folded: string): number[] {
  return [...folded.matchAll(NEAR_ME)].flatMap(({ index, 0: phrase }) => {
    const first = folded.slice(0, index).split(" ").length - 1;
    return phrase.split(" ").map((_, at) => first + at);
  });
}

const OPEN = /^(?:open|khul{1,2}(?:a{1,2}|e{1,2}|i{1,2}|ey)|खुल(?:्ल)?[ाीे]|ओपन)$/u;
const NOW = /^(?:now|today|currently|abhi{1,2}|abhee|a{1,2}j|अभी|आज|फिलहाल)$/u;
const IS_BEFORE = /^(?:is|are)$/;
const IS_AFTER =
  /^(?:hai|hain|hein|he|h|ho|hoga|hogi|honge|hu[aei]|huyi|rahe(?:ga|gi|nge)|raht[aei]|है|हैं|हो|होगा|होगी|होंगे|हुआ|हुई|हुए|रहता|रहती|रहते|रहेगा|रहेगी|रहेंगे)$/u;
/** "abhi kaun si dukan khuli": now and open need not stand side by side. */
const FARTHEST = 4;

function positionsOfOpen(words: string[]): number[] {
  const now = words.flatMap((word, at) => (NOW.test(word) ? [at] : []));
  return words.flatMap((word, at) => {
    if (!OPEN.test(word)) return [];
    const near = now.filter((other) => Math.abs(other - at) <= FARTHEST);
    const is = followers(words, at);
    if (near.length === 0 && is.length === 0 && !IS_BEFORE.test(words[at - 1] ?? "")) return [];
    const right = near.filter((other) => words[other - 1] === "right").map((other) => other - 1);
    return [at, ...near, ...right, ...is];
  });
}

function followers(words: string[], at: number): number[] {
  const end = words.findIndex((word, other) => other > at && !IS_AFTER.test(word));
  return words.flatMap((_, other) => (other > at && (end < 0 || other < end) ? [other] : []));
}
