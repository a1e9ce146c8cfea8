/** What a search is given and returns, and how a page is cut from a list. */
import type { Point } from "#base/geo.ts";
import type { ListItem } from "#server/features/directory/cards.ts";
import type { Kind } from "#server/features/directory/kinds.ts";
import { gradeOf } from "../index/scores.ts";
import { encodeCursor, type Interpretation, type Match } from "./cursor.ts";
import type { FirstMatch } from "./first-match.ts";
import type { MatchRow } from "./match-queries.ts";

export interface SearchInput {
  kind: Kind;
  /** As typed, any script; may be empty. */
  text: string;
  /** The chosen city; undefined: all India. A city named in the text may take its place. */
  placeId?: number;
  subcategoryIds?: number[];
  /** Degrees; asks for what lies within 20 km, nearest first, whatever the city. */
  near?: Point;
  /** 1 to 100. */
  limit: number;
  cursor?: string | null;
}

export interface SearchItem extends ListItem {
  score: number;
  /** The same for items that match equally well. */
  grade: number;
  /** Kilometres from the point (near me) or from the chosen place (elsewhere). */
  distanceKm?: number;
}

export interface SearchPage {
  items: SearchItem[];
  match: Match;
  understood: Interpretation;
  nextCursor: string | null;
  /** The first items are called by the whole text, a place's name in it included. */
  isName?: boolean;
  /** Words of the text, as they were typed, that the first item does not have. */
  lacks?: string[];
}

/** Rows of a list by score, and what stands or stood out of turn: namesakes before this page, documents of earlier pages. */
type ScoredRows = Pick<FirstMatch, "criteria" | "rows" | "namesakes"> & { outOfTurn: number[] };

/** A page of full matches. Within it, what has all the words in better fields comes first; the cursor keeps the list's order by score. */
export function pageByScore(
  { limit }: SearchInput,
  match: Match,
  understood: Interpretation,
  { criteria, rows, namesakes, outOfTurn }: ScoredRows,
): SearchPage {
  const shown = [...outOfTurn, ...namesakes.map((row) => row.number)];
  const rest = bestFirst(rows.filter((row) => !shown.includes(row.number)));
  const last = rows.length === limit ? rows.at(-1) : undefined;
  const position = last && { by: "score" as const, criteria, score: last.score, number: last.number, outOfTurn: shown };
  return {
    items: [...namesakes, ...rest].map((row) => ({
      ...row,
      score: row.total ?? row.score,
      grade: gradeOf(row.weakest ?? row.score),
    })),
    match,
    understood,
    isName: namesakes.length > 0,
    nextCursor: position ? encodeCursor({ match, understood, position }) : null,
  };
}

function bestFirst(rows: MatchRow[]): MatchRow[] {
  return rows.every((row) => row.total === undefined)
    ? rows
    : rows.toSorted((a, b) => (b.total ?? 0) - (a.total ?? 0) || b.number - a.number);
}

/** Lists that are collected anew for each page go no further than this. */
const MOST_COLLECTED = 500;

/** A page of a list that is collected anew for each page: these items follow the first `offset`. */
export function pageByOffset(
  { limit }: SearchInput,
  match: Match,
  understood: Interpretation,
  items: SearchItem[],
  offset: number,
): SearchPage {
  const end = offset + items.length;
  const isMore = items.length === limit && end < MOST_COLLECTED;
  return {
    items,
    match,
    understood,
    nextCursor: isMore ? encodeCursor({ match, understood, position: { by: "offset", offset: end } }) : null,
  };
}
