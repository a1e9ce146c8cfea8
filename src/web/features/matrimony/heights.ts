/** Heights as families say them: in feet and inches, with the centimetres. */
import { HEIGHT_CM } from "#contract/matrimony/choices.ts";
import { feetAndInches } from "#contract/matrimony/feet-and-inches.ts";
import type { Words } from "#messages/words.ts";

const CM_PER_INCH = 2.54;

/** '5 ft 4 in (163 cm)'. */
export function heightText(t: Words, cm: number): string {
  return t("matrimony.height", { ...feetAndInches(cm), cm });
}

/** One for each inch that the contract allows, in centimetres; and the one that is saved, which may lie between. */
export function heightChoices(saved: number): number[] {
  const [first, last] = [Math.ceil(HEIGHT_CM.min / CM_PER_INCH), Math.floor(HEIGHT_CM.max / CM_PER_INCH)];
  const all = Array.from({ length: last - first + 1 }, (_, at) => Math.round((first + at) * CM_PER_INCH));
  return saved && !all.includes(saved) ? [...all, saved].sort((a, b) => a - b) : all;
}
