/** The parts of a text that were understood, each with the text that is left without it, so that people can take one off. */

import { readQualifiers } from "../text/qualifiers.ts";
import { placeMark } from "../text/stop-words.ts";
import { hasContent } from "../text/words.ts";
import { isSubcategoryTerm } from "../vocabulary/facet-terms.ts";
import type { Meaning } from "./meaning.ts";
import type { Reading } from "./readings.ts";
import { type Trade, tradeOf } from "./trade.ts";
import { tradeIn, type Understanding, wordsOf } from "./understanding.ts";

export interface TextPart {
  kind: "place" | "trade" | "open" | "near";
  /** As it was typed. */
  typed: string;
  without: string;
  /** Of a trade: the terms of its subcategories and categories. */
  terms?: number[];
  /** Of a trade: the one other subcategory that the words name less fully, as "pg for boys" rooms for rent. */
  alsoNamed?: number;
}

/** `placeId`: where was searched. */
export function partsOf(understanding: Understanding, placeId: number | undefined): TextPart[] {
  const { text, meanings, readings } = understanding;
  const reading = readings.find((one) => one.placeId === placeId && one.isFromText) ?? readings[0];
  if (!reading) return [];
  const part = (kind: TextPart["kind"], positions: Iterable<number>, trade?: Trade): TextPart[] => {
    const own = new Set(positions);
    const named = trade && { terms: trade.terms, alsoNamed: alsoNamed(understanding, reading, trade) };
    return own.size === 0 ? [] : [{ kind, ...split(understanding, own), ...named }];
  };
  const ofPlace = meanings.flatMap(({ token }, at) => (reading.words.includes(at) ? [] : [token.at]));
  const trade = tradeIn(understanding, reading);
  const { near, open } = readQualifiers(text.all);
  return [
    ...(trade
      ? part(
          "trade",
          [...trade.words].map(({ token }) => token.at),
          trade,
        )
      : []),
    ...(reading.isFromText ? part("place", withMarks(text.all, ofPlace)) : []),
    ...part("open", open),
    ...part("near", near),
  ];
}

const known = new WeakMap<Reading, { term: number | undefined }>();

/** Told once for all who ask. */
function alsoNamed(understanding: Understanding, reading: Reading, trade: Trade): number | undefined {
  const { term } = known.get(reading) ?? { term: otherNamed(understanding, reading, trade) };
  known.set(reading, { term });
  return term;
}

/** One of the trade's category, or one that the head of its phrase names alone: of "farali chevdo" the snack, of "pg for boys" the room. */
function otherNamed(understanding: Understanding, reading: Reading, { terms, phrases }: Trade): number | undefined {
  const { lexicon, text } = understanding;
  const isOther = (term: number) => isSubcategoryTerm(term) && !terms.includes(term);
  const categories = new Set(terms.map((term) => lexicon.categoryTerms.get(term)));
  const isBeside = (term: number) => isOther(term) && categories.has(lexicon.categoryTerms.get(term));
  const head = headOf(phrases[0] ?? [], text.all);
  const others =
    tradeOf(lexicon, wordsOf(understanding, reading), text.all, isBeside) ??
    (head && hasContent(head.token) ? tradeOf(lexicon, [head], text.all, isOther) : undefined);
  return others?.terms.length === 1 ? others.terms[0] : undefined;
}

/** The last word of a phrase, or that before "for"; undefined of one that is no phrase. */
function headOf(phrase: Iterable<Meaning>, all: readonly string[]): Meaning | undefined {
  const words = [...phrase].sort((a, b) => a.token.at - b.token.at);
  const before = words.findLast(({ token }) => all[token.at + 1] === "for");
  return words.length > 1 ? (before ?? words.at(-1)) : undefined;
}

/** With the words beside it that mark it as a place. */
function withMarks(all: readonly string[], positions: number[]): number[] {
  const [first, last] = [Math.min(...positions), Math.max(...positions)];
  if (positions.length === 0) return [];
  const before = placeMark(all[first - 1], undefined) > 0 ? [first - 1] : [];
  const after = placeMark(undefined, all[last + 1]) > 0 ? [last + 1] : [];
  return [...before, ...positions, ...after];
}

function split({ typed, text: { all } }: Understanding, own: ReadonlySet<number>): { typed: string; without: string } {
  const plain = typed.trim().split(/\s+/);
  // Where the words are as many, they are shown as they were typed.
  const words = plain.length === all.length ? plain : all;
  const join = (isOwn: boolean) => words.filter((_, at) => own.has(at) === isOwn).join(" ");
  return { typed: join(true), without: join(false) };
}
