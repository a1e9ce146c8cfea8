/** The words of an address that belong to the name of a place beside them: "sector 14 gurgaon", "jayanagar 4th block", "cidco n-8". */
import type { Token } from "../text/words.ts";

const DIVISION = "sector|sec|phase|block|ward|stage|pocket|gali|lane|cross|सेक्टर|फेज|ब्लॉक|वार्ड|गली|लेन";
/** Beside the name of any place, and those that only a part of a city has. */
const OF_PLACE = new RegExp(`^(?:(?:${DIVISION}) (?:\\d+|[a-z])|\\d+(?:st|nd|rd|th) (?:${DIVISION}))$`);
const OF_PART = /^(?:[a-z] \d+|market|main market|main road|road|station|मार्केट|रोड|स्टेशन)$/;
const MOST_WORDS = 2;

/** The positions of a name, from one to another, and of the words of an address right before and behind it. `isPart`: the name is that of a part of a city. */
export function withAddress(tokens: readonly Token[], from: number, to: number, isPart: boolean): Set<number> {
  const isAddress = (first: number, end: number) => {
    const run = tokens.slice(Math.max(first, 0), end);
    const isRow = run.every((token, at) => at === 0 || token.at === run[at - 1]!.at + 1);
    const text = run.map(({ word }) => word).join(" ");
    return first >= 0 && end <= tokens.length && isRow && (OF_PLACE.test(text) || (isPart && OF_PART.test(text)));
  };
  const isBeside = (one: number, other: number) => tokens[other]?.at === tokens[one]!.at + 1;
  let [first, end] = [from, to];
  for (let count = MOST_WORDS; count > 0; count--) {
    if (end === to && isBeside(to - 1, to) && isAddress(to, to + count)) end = to + count;
    if (first === from && from > 0 && isBeside(from - 1, from) && isAddress(from - count, from)) first = from - count;
  }
  return new Set(Array.from({ length: end - first }, (_, at) => first + at));
}
