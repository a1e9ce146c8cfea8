/** Finds what matches every word of a reading, in score order, page after page. */
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { WalkPlan } from "./cursor.ts";
import type { Meaning } from "./meaning.ts";
import { ALL_INDIA, EVERYTHING, placeTerm, type SearchKind } from "./scores.ts";
import { type FoundRow, intersect, MOST_OTHERS, type Walk, walk, walkCaps, walkOne } from "./statements.ts";

export interface Finding {
  kind: SearchKind;
  plan: WalkPlan;
  placeId?: number;
  after?: { score: number; number: number };
  limit: number;
}

/** The plan that finds all these words: the rarest word leads, the others are looked for in what it has. Undefined when a word is unknown or there are too many. */
export function planFor(meanings: Meaning[]): WalkPlan | undefined {
  if (meanings.length > MOST_OTHERS + 1 || meanings.some((meaning) => meaning.alternatives.length === 0))
    return undefined;
  return ledByRarest(meanings);
}

/** The words in the order of work: the rarest leads, with its alternatives; the others are conditions. No words at all find everything. */
export function ledByRarest(meanings: Meaning[]): WalkPlan {
  const [first, ...rest] = meanings;
  if (!first) return { terms: [EVERYTHING], bonuses: [0], others: [] };
  const leading = rest.reduce((rarest, meaning) => (meaning.documents < rarest.documents ? meaning : rarest), first);
  const others = meanings
    .filter((meaning) => meaning !== leading)
    .map((meaning) => meaning.alternatives.map(({ term }) => term));
  return {
    terms: leading.alternatives.map(({ term }) => term),
    bonuses: leading.alternatives.map(({ bonus }) => bonus),
    others,
  };
}

/** The next page of a plan, in the list's order. */
export async function findPage(ctx: Handle, { kind, plan, placeId, after, limit }: Finding): Promise<FoundRow[]> {
  const wanted = { ...plan, kind, placeId: placeId ?? ALL_INDIA, after, limit };
  if (plan.others.length === 0)
    return ctx.query<FoundRow>(plan.terms.length === 1 ? walkOne(wanted) : walk(wanted, WHOLE));
  const caps = walkCaps(plan.terms);
  const first = await walked(ctx, wanted, caps.short);
  if (!first.goesOn) return first.rows;
  const further = first.rows.length < FEW ? undefined : await walked(ctx, wanted, caps.long);
  if (further && !further.goesOn) return further.rows;
  const common = await intersected(ctx, wanted, placeId);
  if (common.isWhole) return common.rows;
  const longest = further ?? (await walked(ctx, wanted, caps.long));
  return longest.rows.length < limit ? common.rows : longest.rows;
}

/** Without conditions every posting is a match, and reading stops with the page. */
const WHOLE = 100_000;

/** With fewer matches than this in the first stretch, walking on costs more than intersecting. */
const FEW = 5;

async function walked(ctx: Handle, wanted: Walk, cap: number): Promise<{ rows: FoundRow[]; goesOn: boolean }> {
  const found = await ctx.query<FoundRow>(walk(wanted, cap));
  const rows = inOrder(found.filter((row) => row.number !== 0));
  const onFrom = found.find((row) => row.number === 0);
  const last = rows[wanted.limit - 1];
  const isSure =
    !onFrom ||
    (last !== undefined &&
      (last.score > onFrom.score || (last.score === onFrom.score && last.number >= (onFrom.total ?? 0))));
  return { rows, goesOn: !isSure };
}

async function intersected(
  ctx: Handle,
  wanted: Walk,
  placeId: number | undefined,
): Promise<{ rows: FoundRow[]; isWhole: boolean }> {
  const found = await ctx.query<FoundRow>(intersect(wanted, placeId === undefined ? undefined : placeTerm(placeId)));
  const rows = inOrder(found.filter((row) => row.number !== 0));
  return { rows, isWhole: rows.length === found.length };
}

function inOrder(rows: FoundRow[]): FoundRow[] {
  return rows.sort((a, b) => b.score - a.score || b.number - a.number);
}

/** The rows of a page by how well all words stand in them; the list's own order (for the cursor) stays that of the score. */
export function bestFirst(rows: FoundRow[]): FoundRow[] {
  return rows.every((row) => row.total === undefined)
    ? rows
    : rows.toSorted((a, b) => (b.total ?? 0) - (a.total ?? 0) || b.number - a.number);
}
