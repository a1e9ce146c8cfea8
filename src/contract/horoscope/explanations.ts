/** Results as messages: which sentence of src/messages says a finding, and with which names in it. Values that begin with '@' are messages themselves. */
import type { MessageRef } from "../message-refs.ts";
import type { GunaException } from "./guna/exceptions.ts";
import { type Koota, type KootaFinding, MOST_POINTS } from "./guna/kootas.ts";
import type { PointRange } from "./guna/match.ts";
import type { SouthernResult } from "./guna/southern.ts";
import type { ManglikMatch, ManglikValue } from "./manglik/manglik.ts";
import type { ManglikExceptionCode, MarsHouse } from "./manglik/rules.ts";
import type { Star } from "./moon-arc.ts";

/** The heading of a koota and the sentence that says what it compares. */
export function aboutKoota(koota: Koota): { name: MessageRef; about: MessageRef } {
  return { name: ref(`horoscope.koota.${koota}`), about: ref(`horoscope.about.${koota}`) };
}

/** Why a koota has its points. */
export function explainFinding(koota: Koota, { reason, groom, bride }: KootaFinding): MessageRef {
  // Distances of rashis stand in the sentence itself.
  if (koota === "bhakoot") return ref(`horoscope.reason.${koota}.${reason}`);
  const name = (trait: string | number) => `@horoscope.trait.${koota}.${trait}`;
  return ref(`horoscope.reason.${koota}.${reason}`, { groom: name(groom), bride: name(bride) });
}

/** The points of one koota: exact, a range, or not known. */
export function explainPoints(points: PointRange | undefined, most: number): MessageRef {
  return ref(`horoscope.points.${extentOf(points)}`, pointValues(points, most));
}

/** The total of a match, with its band when all that is possible lies in one. */
export function explainTotal(total: PointRange | undefined): MessageRef[] {
  const sum = ref(`horoscope.total.${extentOf(total)}`, pointValues(total, MOST_POINTS));
  const band = total && bandOf(total.min) === bandOf(total.max) ? [ref(`horoscope.band.${bandOf(total.min)}`)] : [];
  return [sum, ...band];
}

/** By which rules a result was counted, and that it is the family's to weigh: beside every result. */
export function explainRules(ruleset: string): MessageRef[] {
  return [ref("horoscope.ruleset", { ruleset }), ref("horoscope.preference")];
}

/** What a tradition lets pass, and whose it is. */
export function explainException({ koota, reason, isCertain, source }: GunaException): MessageRef[] {
  const exception = `horoscope.exception.${koota}.${reason}`;
  const said = isCertain ? ref(exception) : ref("horoscope.exception-open", { exception: `@${exception}` });
  return [said, ref(`horoscope.source.${source}`)];
}

/** One of the southern checks. */
export function explainSouthern({ check, outcome }: SouthernResult): MessageRef {
  if (outcome === "either" || outcome === "unknown")
    return ref(`horoscope.southern.${outcome}`, { check: `@horoscope.southern-name.${check}` });
  return ref(`horoscope.southern.${check}.${outcome}`);
}

/** A manglik value: alone when it is certain, with its part of the stated time when it is one of several. */
export function explainManglik(value: ManglikValue | "unknown", share = 1): MessageRef {
  const id = `horoscope.manglik.value.${value}`;
  if (share === 1) return ref(id);
  return ref("horoscope.manglik.share", { value: `@${id}`, percent: percentOf(share) });
}

/** From where Mars counts. */
export function explainMarsHouse({ reference, house }: MarsHouse): MessageRef {
  return ref("horoscope.manglik.house", { house, reference: `@horoscope.manglik.reference.${reference}` });
}

/** What is said to take the weight from Mars. */
export function explainManglikException(code: ManglikExceptionCode): MessageRef {
  return ref(`horoscope.manglik.exception.${code}`);
}

/** Two manglik values beside each other. */
export function explainManglikMatch(match: ManglikMatch): MessageRef {
  return ref(`horoscope.manglik.match.${match}`);
}

/** A star by its names, with its part of the stated time when it is one of several. */
export function explainStar({ nakshatra, pada, rashi }: Star, share = 1): MessageRef {
  const names = { nakshatra: `@horoscope.nakshatra.${nakshatra}`, rashi: `@horoscope.rashi.${rashi}`, pada };
  return share === 1
    ? ref("horoscope.star", names)
    : ref("horoscope.star-share", { ...names, percent: percentOf(share) });
}

/** A star of which only the name is known, because the family states it. */
export function explainStatedStar(nakshatra: number): MessageRef {
  return ref("horoscope.star-stated", { nakshatra: `@horoscope.nakshatra.${nakshatra}` });
}

/** A lagna by the name of its rashi (1 to 12), likewise. */
export function explainLagna(rashi: number, share = 1): MessageRef {
  const name = { rashi: `@horoscope.rashi.${rashi}` };
  return share === 1
    ? ref("horoscope.lagna", name)
    : ref("horoscope.lagna-share", { ...name, percent: percentOf(share) });
}

/** The bands that families commonly use. */
export function bandOf(points: number): "low" | "average" | "good" | "excellent" {
  if (points < 18) return "low";
  if (points < 25) return "average";
  return points < 33 ? "good" : "excellent";
}

function extentOf(points: PointRange | undefined): "exact" | "range" | "unknown" {
  if (!points) return "unknown";
  return points.min === points.max ? "exact" : "range";
}

function pointValues(points: PointRange | undefined, most: number): MessageRef["values"] {
  return points ? { points: points.min, ...points, most } : {};
}

/** 1 to 99: what is only possible is never nothing, and never everything. */
function percentOf(share: number): number {
  return Math.min(99, Math.max(1, Math.round(share * 100)));
}

function ref(id: string, values: MessageRef["values"] = {}): MessageRef {
  return { id, values };
}
