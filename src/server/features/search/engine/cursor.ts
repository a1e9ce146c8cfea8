/** The opaque cursor of a search: what was understood and how far the list was shown, so that the next page needs no second thought. */
import { MOST_OTHERS } from "./statements.ts";

/** all: every word was found; some: the best partial matches; elsewhere: every word, outside the place that was asked for. */
export type Match = "all" | "some" | "elsewhere";

export interface Understood {
  /** The place that was searched; undefined: all India. */
  placeId?: number;
  /** The text that was searched instead of the misspelt one. */
  corrected?: string;
  /** The text asked for things around the searcher, or for what is open now. */
  nearMe?: true;
  openNow?: true;
}

/** A list in score order that can be walked on for ever. */
export interface WalkPlan {
  terms: number[];
  bonuses: number[];
  others: number[][];
}

export type Position =
  | { way: "walk"; plan: WalkPlan; score: number; number: number; shown: number[] }
  /** Lists that are short by nature (partial matches, near me) go on by how many were shown. */
  | { way: "count"; count: number };

export interface SearchCursor {
  match: Match;
  understood: Understood;
  position: Position;
}

const VERSION = 1;
const MATCHES: Match[] = ["all", "some", "elsewhere"];
const MOST_TERMS = 24;
const MOST_SHOWN = 10;
const MOST_LETTERS = 200;
const MOST_COUNT = 1000;

/** The cursor as text for a link: a row of whole numbers in base64url, usually under 150 characters. */
export function encodeCursor({ match, understood, position }: SearchCursor): string {
  const letters = Array.from(understood.corrected ?? "", (letter) => letter.codePointAt(0) ?? 0).slice(0, MOST_LETTERS);
  const asides = (understood.nearMe ? 1 : 0) + (understood.openNow ? 2 : 0);
  const numbers = [VERSION, MATCHES.indexOf(match), asides, understood.placeId ?? 0, ...list(letters)];
  if (position.way === "count") return packed([...numbers, 1, position.count]);
  const { plan, score, number, shown } = position;
  return packed([
    ...numbers,
    0,
    score,
    number,
    ...list(shown),
    ...list(plan.terms),
    ...list(plan.bonuses),
    plan.others.length,
    ...plan.others.flatMap(list),
  ]);
}

/** What a cursor says; undefined when it is not one of ours. */
export function decodeCursor(text: string): SearchCursor | undefined {
  const numbers = unpacked(text)?.values();
  if (!numbers) return undefined;
  try {
    return read(numbers);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function read(numbers: Iterator<number>): SearchCursor {
  take(numbers, VERSION, VERSION);
  const match = MATCHES[take(numbers, 0, MATCHES.length - 1)] as Match;
  const asides = take(numbers, 0, 3);
  const placeId = take(numbers, 0, 1_000_000_000);
  const letters = takeList(numbers, MOST_LETTERS, 32, 0x10ffff);
  const understood: Understood = {
    ...(placeId ? { placeId } : {}),
    ...(letters.length ? { corrected: String.fromCodePoint(...letters) } : {}),
    ...(asides & 1 ? { nearMe: true } : {}),
    ...(asides & 2 ? { openNow: true } : {}),
  };
  if (take(numbers, 0, 1) === 1)
    return { match, understood, position: { way: "count", count: take(numbers, 0, MOST_COUNT) } };
  const [score, number] = [take(numbers), take(numbers)];
  const shown = takeList(numbers, MOST_SHOWN);
  const [terms, bonuses] = [takeList(numbers, MOST_TERMS), takeList(numbers, MOST_TERMS)];
  if (terms.length !== bonuses.length) throw new RangeError("a bonus for every term");
  const others = Array.from({ length: take(numbers, 0, MOST_OTHERS) }, () => takeList(numbers, MOST_TERMS));
  return { match, understood, position: { way: "walk", plan: { terms, bonuses, others }, score, number, shown } };
}

const MOST = 1_073_741_823;

function take(numbers: Iterator<number>, least = -MOST, most = MOST): number {
  const { value } = numbers.next();
  if (!Number.isInteger(value) || value < least || value > most) throw new RangeError("not a number of a cursor");
  return value;
}

function takeList(numbers: Iterator<number>, longest: number, least = -MOST, most = MOST): number[] {
  return Array.from({ length: take(numbers, 0, longest) }, () => take(numbers, least, most));
}

const list = (numbers: number[]) => [numbers.length, ...numbers];

/** Seven bits a byte, the sign in the lowest: small numbers take one byte, most terms three. */
function packed(numbers: number[]): string {
  const bytes: number[] = [];
  for (const number of numbers) {
    let rest = number < 0 ? -number * 2 - 1 : number * 2;
    for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
    bytes.push(rest);
  }
  return Buffer.from(bytes).toString("base64url");
}

function unpacked(text: string): number[] | undefined {
  const numbers: number[] = [];
  let [value, scale] = [0, 1];
  for (const byte of Buffer.from(text, "base64url")) {
    value += (byte % 128) * scale;
    scale *= 128;
    if (scale > 2 ** 42) return undefined;
    if (byte > 127) continue;
    numbers.push(value % 2 === 1 ? -(value + 1) / 2 : value / 2);
    [value, scale] = [0, 1];
  }
  return numbers;
}
