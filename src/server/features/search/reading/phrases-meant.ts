/** Which of the phrases for kinds that stand in a text are meant: the longest, the most specific, and what the sentence asks for. */
import { hasContent, isOptional, isWeak } from "../text/words.ts";
import { isSubcategoryTerm } from "../vocabulary/facet-terms.ts";
import { askedFor, beforePreposition, JOINS, type Narrows } from "./asked-for.ts";
import type { Meaning } from "./meaning.ts";

export interface NamedTrade {
  term: number;
  words: Set<Meaning>;
  /** Whether its own words were typed, and none of their families alone. */
  isOwn: boolean;
}

/** A phrase within a longer one that was typed as well counts for nothing: "old age home" is no home. `all`: every word of the text. */
export function phrasesMeant(
  typed: NamedTrade[],
  meanings: readonly Meaning[],
  all: readonly string[],
  narrows: Narrows,
): NamedTrade[] {
  const isSaid = meanings.some(({ token }) => hasContent(token));
  const longest = typed.filter(
    ({ words }) => !(isSaid && isShopAlone(words)) && !typed.some((other) => isWithin(words, other.words)),
  );
  const before = beforePreposition(longest, all, narrows);
  const specific = mostSpecific(before.length > 0 ? before : longest);
  const asked = askedFor(specific, all, narrows);
  return withoutParts(asked.length < specific.length ? asked : wholePhrases(asked, meanings, all));
}

/** "Joote ki dukan" asks for shoes and for no shop to let. */
function isShopAlone(words: ReadonlySet<Meaning>): boolean {
  return words.size === 1 && [...words].every(({ token }) => isOptional(token));
}

function isWithin(part: ReadonlySet<Meaning>, whole: ReadonlySet<Meaning>): boolean {
  return part.size < whole.size && [...part].every((one) => whole.has(one));
}

/** A subcategory says more than any category ("MBBS doctor"), and a word with a meaning of its own more than one without ("bhajan party"). */
function mostSpecific(named: NamedTrade[]): NamedTrade[] {
  const clear = named.filter(({ words }) => [...words].some(({ token }) => !isWeak(token)));
  const subcategories = clear.filter(({ term }) => isSubcategoryTerm(term));
  return [subcategories, clear, named].find((some) => some.length > 0) ?? [];
}

/**
 * A word beside a whole phrase says which one, unless the two are joined: "vastu shanti flat" asks for no flat, "ac marriage hall" for no repair. And a phrase that only
 * borrows a word of it for another one far off is an accident: "inverter battery, same day fitting" is no fitting of inverters.
 */
function wholePhrases(named: NamedTrade[], meanings: readonly Meaning[], all: readonly string[]): NamedTrade[] {
  const isTogether = (words: Set<Meaning>) => {
    const at = [...words].map((word) => meanings.indexOf(word));
    return Math.max(...at) - Math.min(...at) < words.size;
  };
  const isWhole = ({ words }: NamedTrade) =>
    words.size > 1 && [...words].filter(({ token }) => !isWeak(token)).length > 1 && isTogether(words);
  if (!named.some(isWhole) || all.some((word) => JOINS.test(word))) return named;
  const own = named.filter((one) => one.isOwn && isWhole(one));
  const isApart = (one: NamedTrade) => !isTogether(one.words) && !own.some(({ term }) => term === one.term);
  const isDoubtful = (one: NamedTrade) =>
    (!one.isOwn || isApart(one)) && own.some(({ words }) => [...words].some((word) => one.words.has(word)));
  return named.filter((one) => one.words.size > 1 && !isDoubtful(one));
}

/** A kind of which all words stand for another one too, and fewer: "vastu shanti puja" is "vastu shanti" and "vastu puja", and no "shanti puja". */
function withoutParts(named: NamedTrade[]): NamedTrade[] {
  const byTerm = new Map<number, Set<Meaning>>();
  for (const { term, words } of named) byTerm.set(term, new Set([...(byTerm.get(term) ?? []), ...words]));
  return named.filter(({ term }) => ![...byTerm.values()].some((other) => isWithin(byTerm.get(term)!, other)));
}
