/** Finds the documents that meet all criteria, in score order, page after page. */
import type { Kind } from "#server/features/directory/kinds.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { ALL_INDIA } from "../index/document-queries.ts";
import { placeTerm } from "../vocabulary/facet-terms.ts";
import type { Criteria } from "./criteria.ts";
import { intersect, type MatchRow, type Scan, scan, scanOne } from "./match-queries.ts";

export interface PageRequest {
  kind: Kind;
  criteria: Criteria;
  placeId?: number;
  after?: { score: number; number: number };
  limit: number;
}

/** The next page of full matches, in the list's order. */
export async function findMatches(
  ctx: Handle,
  { kind, criteria, placeId, after, limit }: PageRequest,
): Promise<MatchRow[]> {
  const wanted = { ...criteria, kind, placeId: placeId ?? ALL_INDIA, after, limit };
  if (criteria.others.length === 0)
    return criteria.terms.length === 1 ? scanOne(ctx, wanted) : scan(ctx, wanted, WHOLE_LIST);
  const caps = capsFor(criteria.terms);
  const first = await scanned(ctx, wanted, caps.short);
  if (first.isCertain) return first.rows;
  const longer = first.rows.length < FEW ? undefined : await scanned(ctx, wanted, caps.long);
  if (longer?.isCertain) return longer.rows;
  const common = await intersected(ctx, wanted, placeId);
  if (common.isWhole) return common.rows;
  const longest = longer ?? (await scanned(ctx, wanted, caps.long));
  return longest.rows.length < limit ? common.rows : longest.rows;
}

/** Without conditions every posting is a match, and reading stops with the page. */
const WHOLE_LIST = 100_000;

/** With fewer matches than this in the short scan, a longer one costs more than intersecting. */
const FEW = 5;

/** So many postings of each term are scanned first, and so many when that gave a few matches; many terms share the work. */
function capsFor({ length }: number[]): { short: number; long: number } {
  if (length === 1) return { short: 300, long: 1500 };
  return length <= 3 ? { short: 200, long: 800 } : { short: 100, long: 400 };
}

async function scanned(ctx: Handle, wanted: Scan, cap: number): Promise<{ rows: MatchRow[]; isCertain: boolean }> {
  const found = await scan(ctx, wanted, cap);
  const rows = inOrder(found.filter((row) => row.number !== 0));
  const behindCap = found.find((row) => row.number === 0);
  const last = rows[wanted.limit - 1];
  const isCertain =
    !behindCap ||
    (last !== undefined &&
      (last.score > behindCap.score || (last.score === behindCap.score && last.number >= (behindCap.total ?? 0))));
  return { rows, isCertain };
}

async function intersected(
  ctx: Handle,
  wanted: Scan,
  placeId: number | undefined,
): Promise<{ rows: MatchRow[]; isWhole: boolean }> {
  const found = await intersect(ctx, wanted, placeId === undefined ? undefined : placeTerm(placeId));
  const rows = inOrder(found.filter((row) => row.number !== 0));
  return { rows, isWhole: rows.length === found.length };
}

function inOrder(rows: MatchRow[]): MatchRow[] {
  return rows.sort((a, b) => b.score - a.score || b.number - a.number);
}
