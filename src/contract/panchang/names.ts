/** The names of tithis, nakshatras, yogas and karanas, as ids of messages. */
import type { Panchang } from "./panchang.ts";

/** What a panchang lists, each in an order of its own. */
export type Anga = Extract<keyof Panchang, "tithis" | "nakshatras" | "yogas" | "karanas">;

/** Four karanas come once a month. */
const ONCE: Record<number, string> = { 1: "kimstughna", 58: "shakuni", 59: "chatushpada", 60: "naga" };
/** Seven go round between them. */
const ROUND = ["bava", "balava", "kaulava", "taitila", "gara", "vanija", "vishti"];

const NAMES: Record<Anga, (number: number) => string> = {
  tithis: (number) => `panchang.tithi.${number}`,
  nakshatras: (number) => `horoscope.nakshatra.${number}`,
  yogas: (number) => `panchang.yoga.${number}`,
  karanas: (number) => `panchang.karana.${ONCE[number] ?? ROUND[(number - 2) % ROUND.length]}`,
};

/** The message that names a limb of the panchang by its number there: tithi 1 to 30, nakshatra and yoga 1 to 27, karana 1 to 60. */
export function limbName(anga: Anga, number: number): string {
  return NAMES[anga](number);
}
