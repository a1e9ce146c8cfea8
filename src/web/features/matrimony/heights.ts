/** Heights as families say them: in feet and inches, with the centimetres. */
import { HEIGHT_CM } from "#contract/matrimony/choices.ts";
import type { Words } from "#messages/words.ts";

const CM_PER_INCH = 2.54;
const INCHES_PER_FOOT = 12;

/** '5 ft 4 in (163 cm)'. */
export function heightText(t: Words, cm: number): string {
  const all = Math.round(cm / CM_PER_INCH);
  return t("matrimony.height", { feet: Math.floor(all / INCHES_PER_FOOT), inches: all % INCHES_PER_FOOT, cm });
}

/** One for each inch that the contract allows, in centimetres; and the one that is saved, which may lie between. */
export function heightChoices(saved: number): number[] {
  const [first, last] = [Math.ceil(HEIGHT_CM.min / CM_PER_INCH), Math.floor(HEIGHT_CM.max / CM_PER_INCH)];
  const all = Array.from({ length: last - first + 1 }, (_, at) => Math.round((first + at) * CM_PER_INCH));
  return saved && !all.includes(saved) ? [...all, saved].sort((a, b) => a - b) : all;
}
