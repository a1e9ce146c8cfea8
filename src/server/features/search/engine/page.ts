/** What is asked of a search, what it answers, and how a page is cut from a list. */
import type { Point } from "#base/geo.ts";
import type { ListItem } from "#server/features/directory/cards.ts";
import { encodeCursor, type Match, type Understood, type WalkPlan } from "./cursor.ts";
import { bestFirst } from "./find.ts";
import { gradeOf, type SearchKind } from "./scores.ts";
import type { FoundRow } from "./statements.ts";

export interface SearchInput {
  kind: SearchKind;
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
  /** Equal for what fits equally well. */
  grade: number;
  /** Kilometres from the point (near me) or from the chosen place (elsewhere). */
  distanceKm?: number;
}

export interface SearchPage {
  items: SearchItem[];
  match: Match;
  understood: Understood;
  nextCursor: string | null;
}

/** A stretch of a list of full matches: the rows read, what stands before them on the first page, and what earlier pages showed out of turn. */
export interface Stretch {
  plan: WalkPlan;
  rows: FoundRow[];
  pinned: FoundRow[];
  shown: number[];
}

/** A page of full matches; what has all words in better fields comes first within it. */
export function walkedPage(
  { limit }: SearchInput,
  match: Match,
  understood: Understood,
  { plan, rows, pinned, shown }: Stretch,
): SearchPage {
  const outOfTurn = [...shown, ...pinned.map((row) => row.number)];
  const rest = bestFirst(rows.filter((row) => !outOfTurn.includes(row.number)));
  const last = rows.length === limit ? rows.at(-1) : undefined;
  return {
    items: [...pinned, ...rest].map((row) => ({
      ...row,
      score: row.total ?? row.score,
      grade: gradeOf(row.weakest ?? row.score),
    })),
    match,
    understood,
    nextCursor: last
      ? encodeCursor({
          match,
          understood,
          position: { way: "walk", plan, score: last.score, number: last.number, shown: outOfTurn },
        })
      : null,
  };
}

/** Lists that are gathered whole go no further than this. */
const MOST_COUNTED = 500;

/** A page of a list that is gathered anew for each page: these items follow the first `shown`. */
export function countedPage(
  { limit }: SearchInput,
  match: Match,
  understood: Understood,
  items: SearchItem[],
  shown: number,
): SearchPage {
  const count = shown + items.length;
  const isMore = items.length === limit && count < MOST_COUNTED;
  return {
    items,
    match,
    understood,
    nextCursor: isMore ? encodeCursor({ match, understood, position: { way: "count", count } }) : null,
  };
}
