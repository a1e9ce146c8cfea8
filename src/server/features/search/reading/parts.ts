/** The parts of a text that were understood, each with the text that is left without it, so that people can take one off. */

import { readQualifiers } from "../text/qualifiers.ts";
import { placeMark } from "../text/stop-words.ts";
import { tradeIn, type Understanding } from "./understanding.ts";

export interface TextPart {
  kind: "place" | "trade" | "open" | "near";
  /** As it was typed. */
  typed: string;
  without: string;
  /** Of a trade: the terms of its subcategories and categories. */
  terms?: number[];
}

/** `placeId`: where was searched. */
export function partsOf(understanding: Understanding, placeId: number | undefined): TextPart[] {
  const { text, meanings, readings } = understanding;
  const reading = readings.find((one) => one.placeId === placeId && one.isFromText) ?? readings[0];
  if (!reading) return [];
  const part = (kind: TextPart["kind"], positions: Iterable<number>, terms?: number[]): TextPart[] => {
    const own = new Set(positions);
    return own.size === 0 ? [] : [{ kind, ...split(understanding, own), terms }];
  };
  const ofPlace = meanings.flatMap(({ token }, at) => (reading.words.includes(at) ? [] : [token.at]));
  const trade = tradeIn(understanding, reading);
  const { near, open } = readQualifiers(text.all);
  return [
    ...(trade
      ? part(
          "trade",
          [...trade.words].map(({ token }) => token.at),
          trade.terms,
        )
      : []),
    ...(reading.isFromText ? part("place", withMarks(text.all, ofPlace)) : []),
    ...part("open", open),
    ...part("near", near),
  ];
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
