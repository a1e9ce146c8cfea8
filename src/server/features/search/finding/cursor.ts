/** The cursor of a search: how the text was read and where the list stands, so that the next page needs no second understanding. */
import { type Criteria, MOST_OTHERS } from "./criteria.ts";
import { packNumbers, unpackNumbers } from "./packed-numbers.ts";

/** all: every word was found; some: the best partial matches; elsewhere: every word, outside the place that was asked for. */
export type Match = "all" | "some" | "elsewhere";

/** What the text was taken for. */
export interface Interpretation {
  /** The place that was searched; undefined: all India. */
  placeId?: number;
  /** The text with its misspelt words corrected, if there were any. */
  corrected?: string;
  /** The text asks for what is near the searcher, or for what is open now. */
  nearMe?: true;
  openNow?: true;
}

export type Position =
  /** In a list by score, which never ends: behind this score and document. `outOfTurn`: documents that earlier pages showed before their turn. */
  | { by: "score"; criteria: Criteria; score: number; number: number; outOfTurn: number[] }
  /** In a list that is short by nature (partial matches, near me). */
  | { by: "offset"; offset: number };

export interface SearchCursor {
  match: Match;
  understood: Interpretation;
  position: Position;
}

/** What of a text's qualifiers is told. */
export function qualifiersOf({ nearMe, openNow }: Record<"nearMe" | "openNow", boolean>): Interpretation {
  return { ...(nearMe ? { nearMe: true as const } : {}), ...(openNow ? { openNow: true as const } : {}) };
}

const VERSION = 1;
const MATCHES: Match[] = ["all", "some", "elsewhere"];
const MOST_TERMS = 24;
const MOST_OUT_OF_TURN = 10;
const MOST_LETTERS = 200;
const MOST_OFFSET = 1000;

/** The cursor as text for a link, usually under 150 characters. */
export function encodeCursor({ match, understood, position }: SearchCursor): string {
  const letters = Array.from(understood.corrected ?? "", (letter) => letter.codePointAt(0) ?? 0).slice(0, MOST_LETTERS);
  const qualifiers = (understood.nearMe ? 1 : 0) + (understood.openNow ? 2 : 0);
  const numbers = [VERSION, MATCHES.indexOf(match), qualifiers, understood.placeId ?? 0, ...list(letters)];
  if (position.by === "offset") return packNumbers([...numbers, 1, position.offset]);
  const { criteria, score, number, outOfTurn } = position;
  return packNumbers([
    ...numbers,
    0,
    score,
    number,
    ...list(outOfTurn),
    ...list(criteria.terms),
    ...list(criteria.bonuses),
    criteria.others.length,
    ...criteria.others.flatMap(list),
  ]);
}

/** What a cursor says; undefined when it is not one of ours. */
export function decodeCursor(text: string): SearchCursor | undefined {
  const numbers = unpackNumbers(text)?.values();
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
  const qualifiers = take(numbers, 0, 3);
  const placeId = take(numbers, 0, 1_000_000_000);
  const letters = takeList(numbers, MOST_LETTERS, 32, 0x10ffff);
  const understood: Interpretation = {
    ...(placeId ? { placeId } : {}),
    ...(letters.length ? { corrected: String.fromCodePoint(...letters) } : {}),
    ...(qualifiers & 1 ? { nearMe: true } : {}),
    ...(qualifiers & 2 ? { openNow: true } : {}),
  };
  if (take(numbers, 0, 1) === 1)
    return { match, understood, position: { by: "offset", offset: take(numbers, 0, MOST_OFFSET) } };
  const [score, number] = [take(numbers), take(numbers)];
  const outOfTurn = takeList(numbers, MOST_OUT_OF_TURN);
  const [terms, bonuses] = [takeList(numbers, MOST_TERMS), takeList(numbers, MOST_TERMS)];
  if (terms.length !== bonuses.length) throw new RangeError("a bonus for every term");
  const others = Array.from({ length: take(numbers, 0, MOST_OTHERS) }, () => takeList(numbers, MOST_TERMS));
  return {
    match,
    understood,
    position: { by: "score", criteria: { terms, bonuses, others }, score, number, outOfTurn },
  };
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
