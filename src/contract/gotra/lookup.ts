/** Which gotra a family means, however it spells it, in either script. */
import { foldWords } from "#base/fold.ts";
import { soundDistance } from "#base/fold-distance.ts";
import { soundKey } from "#base/fold-sound.ts";
import { type Gotra, gotras } from "./gotras.ts";

export interface GotraReading {
  gotra: Gotra;
  /** Otherwise the spelling is only near to one of its own: say how it was read. */
  isExact: boolean;
}

/** 'gotra' in its spellings, and what people say around the name. */
const AROUND =
  /^(g(o|au)th?i?r(a|am|um)?|गोत्रम?|गौत्र|sagotra|सगोत्र|my|our|the|is|rishi|ऋषि|brahmin|ब्राह्मण|हमारा|मेरा|है)$/;
/** How far a key may be off; in short ones little. */
const NEAR = { short: 0.45, middle: 0.8, long: 1.1 };
/** By how much the nearest gotra must be nearer than the next. */
const LEAD = 0.3;

const keys = new Map<string, Gotra>(
  gotras.flatMap((gotra) =>
    [gotra.name.en, gotra.name.hi, ...gotra.aliases].map((name) => [keyOf(foldWords(name)), gotra] as const),
  ),
);

/**
 * The gotra that a text names ('Bhardwaj', 'भारद्वाज गोत्र', 'koundinya gothram'), sure of it or near to it. Undefined for what is empty, unknown, or as near to another: it is never guessed.
 * Of several words ('Jamadagni Vatsa') the last that is a gotra counts, if all that are belong to one gana.
 */
export function findGotra(text: string | undefined): GotraReading | undefined {
  const words = nameWords(text);
  if (words.length === 0) return undefined;
  const whole = readingOf(words);
  if (whole || words.length === 1) return whole;
  const each = words.flatMap((word) => readingOf([word]) ?? []);
  const isOne = each.every(({ gotra }) => gotra.ganas[0] === each[0]?.gotra.ganas[0]);
  return isOne ? each.at(-1) : undefined;
}

/** The gotra of which a text surely is a name, nothing that is only near; quick enough for lists. */
export function exactGotra(text: string): Gotra | undefined {
  return keys.get(keyOf(nameWords(text)));
}

/** Gotras for what somebody has typed so far, the nearest first: those that begin so in either script, then those that sound near. */
export function suggestGotras(text: string, most = 6): Gotra[] {
  const words = nameWords(text);
  const key = keyOf(words);
  if (key === "") return [];
  const typed = words.join("");
  const begins = gotras.filter(({ name, aliases }) =>
    [name.en, name.hi, ...aliases].some((one) => foldWords(one).join("").startsWith(typed)),
  );
  const near = nearest(key).flatMap(({ gotra, distance }) => (distance <= limitOf(key) ? [gotra] : []));
  const known = keys.get(key);
  return [...new Set([...(known ? [known] : []), ...begins, ...near])].slice(0, most);
}

/** The sound of a gotra's name without the words around it: what two texts that no table knows can be compared by. */
export function gotraKey(text: string | undefined): string {
  return keyOf(nameWords(text));
}

function readingOf(words: string[]): GotraReading | undefined {
  const key = keyOf(words);
  const exact = keys.get(key);
  if (exact) return { gotra: exact, isExact: true };
  const [first, second] = nearest(key);
  if (!first || first.distance > limitOf(key)) return undefined;
  const isAlone = !second || second.distance - first.distance >= LEAD;
  return isAlone ? { gotra: first.gotra, isExact: false } : undefined;
}

/** All gotras with the distance of their nearest spelling. */
function nearest(key: string): Array<{ gotra: Gotra; distance: number }> {
  const distances = new Map<Gotra, number>();
  for (const [known, gotra] of keys) {
    const distance = soundDistance(key, known, NEAR.long + LEAD);
    distances.set(gotra, Math.min(distance, distances.get(gotra) ?? distance));
  }
  return [...distances].map(([gotra, distance]) => ({ gotra, distance })).sort((a, b) => a.distance - b.distance);
}

function limitOf(key: string): number {
  if (key.length <= 3) return NEAR.short;
  return key.length <= 5 ? NEAR.middle : NEAR.long;
}

function nameWords(text: string | undefined): string[] {
  return foldWords(text ?? "").filter((word) => !AROUND.test(word));
}

function keyOf(words: string[]): string {
  return words.map(soundKey).join("");
}
