/** Search over businesses and offerings: what a person typed, where, and the best there is for it, page by page. */
import type { Point } from "#base/geo.ts";
import type { Ctx } from "#server/platform/context.ts";
import { refuse } from "#server/platform/refusal.ts";
import { decodeCursor, encodeCursor, type Match, type SearchCursor, type WalkPlan } from "./search-cursor.ts";
import { bestFirst, findPage } from "./search-find.ts";
import { findElsewhere, findNear, type NearItem } from "./search-near.ts";
import { findPartial } from "./search-partial.ts";
import { firstAll } from "./search-readings-tried.ts";
import { type SearchKind, scopeOf } from "./search-scores.ts";
import type { FoundRow } from "./search-statements.ts";
import { correctionOf, required, type Understanding, understand } from "./search-understanding.ts";

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

export interface Understood {
  /** The place that was searched; undefined: all India. */
  placeId?: number;
  /** The text that was searched instead of the misspelt one. */
  corrected?: string;
  /** The text asked for things around the searcher, or for what is open now. */
  nearMe?: true;
  openNow?: true;
}

export interface SearchItem {
  id: string;
  score: number;
  /** Kilometres from the point (near me) or from the chosen place (elsewhere). */
  distanceKm?: number;
}

export interface SearchPage {
  items: SearchItem[];
  /** all: every word was found; some: the best partial matches; elsewhere: every word, outside the place that was asked for. */
  match: Match;
  understood: Understood;
  nextCursor: string | null;
}

type Reading = Pick<Ctx, "query">;

/**
 * One page of what matches, best first. When nothing has every word, the next best is answered and marked as such in `match`; `items` is empty
 * only when there is nothing at all. Page 500 of a list of full matches costs what page 1 costs. Refuses a broken cursor.
 */
export async function search(ctx: Reading, input: SearchInput): Promise<SearchPage> {
  const cursor = input.cursor
    ? (decodeCursor(input.cursor) ?? refuse("input.invalid", {}, { fields: { cursor: "field.cursor.invalid" } }))
    : undefined;
  if (cursor?.position.way === "walk") return walkOn(ctx, input, cursor);
  const understanding = await understand(ctx, input);
  const shown = cursor?.position.count ?? 0;
  if (input.near) return nearPage(ctx, input, understanding, input.near, shown);
  const found = cursor ? undefined : await firstAll(ctx, input, understanding);
  if (found)
    return allPage(
      input,
      found.plan,
      { ...asked(understanding), placeId: found.placeId, corrected: found.corrected },
      found.rows,
      found.pinned,
    );
  return nextBest(ctx, input, understanding, shown);
}

async function walkOn(
  ctx: Reading,
  input: SearchInput,
  { match, understood, position }: SearchCursor,
): Promise<SearchPage> {
  if (position.way !== "walk") throw new Error("only a walk can be walked on");
  const { plan, score, number, shown } = position;
  const rows = await findPage(ctx, {
    kind: input.kind,
    plan,
    placeId: understood.placeId,
    after: { score, number },
    limit: input.limit,
  });
  const page = allPage(
    input,
    plan,
    understood,
    rows.filter((row) => !shown.includes(row.number)),
    [],
    shown,
    rows,
  );
  return { ...page, match };
}

function allPage(
  input: SearchInput,
  plan: WalkPlan,
  understood: Understood,
  rows: FoundRow[],
  pinned: FoundRow[],
  shownBefore: number[] = [],
  walked = rows,
): SearchPage {
  const shown = [...shownBefore, ...pinned.map((row) => row.number)];
  const rest = bestFirst(rows.filter((row) => !shown.includes(row.number)));
  const last = walked.at(-1);
  const isMore = last !== undefined && walked.length === input.limit;
  const nextCursor = isMore
    ? encodeCursor({
        match: "all",
        understood,
        position: { way: "walk", plan, score: last.score, number: last.number, shown },
      })
    : null;
  return {
    items: [...pinned, ...rest].map(({ id, score, total }) => ({ id, score: total ?? score })),
    match: "all",
    understood,
    nextCursor,
  };
}

async function nearPage(
  ctx: Reading,
  input: SearchInput,
  understanding: Understanding,
  at: Point,
  shown: number,
): Promise<SearchPage> {
  const { lexicon, total } = understanding;
  const meanings = [
    ...understanding.meanings.filter((meaning) => meaning.alternatives.length > 0),
    ...required(input, total),
  ];
  const wanted = { kind: input.kind, at, meanings, count: shown + input.limit };
  const understood = { ...asked(understanding), corrected: correctionOf(understanding.text, meanings) };
  const near = await findNear(ctx, lexicon, wanted);
  if (near.length > 0) return countedPage(input, near, "all", understood, shown);
  return countedPage(input, await findElsewhere(ctx, lexicon, wanted), "elsewhere", understood, shown);
}

async function nextBest(
  ctx: Reading,
  input: SearchInput,
  understanding: Understanding,
  shown: number,
): Promise<SearchPage> {
  const { lexicon, total, readings, text } = understanding;
  const [reading] = readings;
  const meanings = (reading?.words ?? [])
    .map((at) => understanding.meanings[at])
    .filter((meaning) => meaning !== undefined);
  const place = reading?.placeId === undefined ? undefined : lexicon.places.get(reading.placeId);
  const understood = { ...asked(understanding), placeId: place?.id, corrected: correctionOf(text, meanings) };
  const partial = await findPartial(ctx, scopeOf(input.kind, place?.id), meanings, total, input.subcategoryIds);
  const isGood = (partial[0]?.worth ?? 0) >= 0.5;
  if (place && !isGood) {
    const elsewhere = await findElsewhere(ctx, lexicon, {
      kind: input.kind,
      at: place,
      meanings: [...meanings, ...required(input, total)],
      count: shown + input.limit,
    });
    if (elsewhere.length > 0) return countedPage(input, elsewhere, "elsewhere", understood, shown);
  }
  const anywhere =
    partial.length === 0 && place
      ? await findPartial(ctx, scopeOf(input.kind), meanings, total, input.subcategoryIds)
      : [];
  const [items, match] = partial.length > 0 ? [partial, "some" as const] : [anywhere, "elsewhere" as const];
  return countedPage(
    input,
    items.map(({ id, worth }) => ({ id, score: worth })),
    match,
    understood,
    shown,
  );
}

function countedPage(
  input: SearchInput,
  items: Array<SearchItem | NearItem>,
  match: Match,
  understood: Understood,
  shown: number,
): SearchPage {
  const page = items.slice(shown, shown + input.limit);
  const count = shown + page.length;
  const isMore = page.length === input.limit && count < 500;
  return {
    items: page.map(({ id, score, distanceKm }) => ({
      id,
      score,
      ...(distanceKm === undefined ? {} : { distanceKm }),
    })),
    match,
    understood,
    nextCursor: isMore ? encodeCursor({ match, understood, position: { way: "count", count } }) : null,
  };
}

function asked({ text }: Understanding): Understood {
  return { ...(text.nearMe ? { nearMe: true as const } : {}), ...(text.openNow ? { openNow: true as const } : {}) };
}
