/** Finds what matches every word of a reading, in score order, page after page. */
import type { Ctx } from "#server/platform/context.ts";
import type { WalkPlan } from "./search-cursor.ts";
import type { Meaning } from "./search-meaning.ts";
import { EVERYTHING, kindNumber, placeTerm, type SearchKind, scopeOf } from "./search-scores.ts";
import { type FoundRow, intersect, MOST_OTHERS, WALK_CAP, type Walk, walk, walkOne } from "./search-statements.ts";

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

/** The next page of a plan. Within the page, what has all words in better fields comes first. */
export async function findPage(ctx: Pick<Ctx, "query">, finding: Finding): Promise<FoundRow[]> {
  const { kind, plan, placeId, limit } = finding;
  const scope = scopeOf(kind, placeId);
  const wanted = { ...plan, scope, after: finding.after, limit };
  const isFiltered = plan.others.length > 0;
  if (!isFiltered && plan.terms.length === 1) return ctx.query<FoundRow>(walkOne(wanted));
  const rows = await ctx.query<FoundRow>(walk(wanted));
  if (!isFiltered || rows.length >= limit || !(await isCapped(ctx, wanted))) return rows;
  return ctx.query<FoundRow>(
    intersect(wanted, kindNumber(kind), placeId === undefined ? undefined : placeTerm(placeId)),
  );
}

/** Whether some posting list is longer than a walk goes, so that a short page may not be the end. */
async function isCapped(ctx: Pick<Ctx, "query">, { scope, terms }: Walk): Promise<boolean> {
  const rows = await ctx.query<{ is_long: boolean }>({
    name: "search-is-long",
    text: `select exists (select 1 from unnest($2::int[]) as a (term) where exists (
      select 1 from search_postings where scope = $1 and term = a.term offset ${WALK_CAP} limit 1)) as is_long`,
    values: [scope, terms],
  });
  return rows[0]?.is_long ?? false;
}

/** The rows of a page by how well all words stand in them; the list's own order (for the cursor) stays that of the score. */
export function bestFirst(rows: FoundRow[]): FoundRow[] {
  return rows.every((row) => row.total === undefined)
    ? rows
    : rows.toSorted((a, b) => (b.total ?? 0) - (a.total ?? 0) || b.number - a.number);
}
