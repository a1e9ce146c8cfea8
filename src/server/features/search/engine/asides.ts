/** What a text asks for besides the thing itself: the searcher's surroundings, or what is open now; in English, Hindi and Romanised Hindi. */

export interface Asides {
  nearMe: boolean;
  openNow: boolean;
  /** Positions of the words that say so: they are no words to look for. */
  said: Set<number>;
}

/** Reads the asides of a folded text, given its words. */
export function asides(words: string[]): Asides {
  const near = wordsThatSayNear(words.join(" "));
  const open = wordsThatSayOpen(words);
  return { nearMe: near.length > 0, openNow: open.length > 0, said: new Set([...near, ...open]) };
}

const IN = "(?:me|mein|mei|main|mai)";
const PAAS = "(?:a{1,2}s ?)?pa{1,2}s{1,2}";
const NAZDEEK = "na[jz]d(?:i{1,2}|e{1,2}|ei)k";
const CLOSE = `(?:${PAAS}|${NAZDEEK}|[kq]ar(?:i{1,2}|ee)b)`;
const PAAS_HINDI = "(?:आस ?)?पास";
const CLOSE_HINDI = `(?:${PAAS_HINDI}|नजदीक|करीब|समीप|निकट)`;
const SAYS_NEAR = [
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
const NEAR_ME = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${SAYS_NEAR.join("|")})(?![\\p{L}\\p{M}\\p{N}])`, "gu");

function wordsThatSayNear(folded: string): number[] {
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

function wordsThatSayOpen(words: string[]): number[] {
  const now = words.flatMap((word, at) => (NOW.test(word) ? [at] : []));
  return words.flatMap((word, at) => {
    if (!OPEN.test(word)) return [];
    const meant = now.filter((other) => Math.abs(other - at) <= FARTHEST);
    const is = followers(words, at);
    if (meant.length === 0 && is.length === 0 && !IS_BEFORE.test(words[at - 1] ?? "")) return [];
    const right = meant.filter((other) => words[other - 1] === "right").map((other) => other - 1);
    return [at, ...meant, ...right, ...is];
  });
}

function followers(words: string[], at: number): number[] {
  const end = words.findIndex((word, other) => other > at && !IS_AFTER.test(word));
  return words.flatMap((_, other) => (other > at && (end < 0 || other < end) ? [other] : []));
}
