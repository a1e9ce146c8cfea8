/** Narrows and sorts what a search finds: all among the best finds, collected at once. */
import type { ParsedOf } from "#contract/endpoint.ts";
import type { search as searchCalls } from "#contract/search.ts";
import type { FacetsView, Sort } from "#contract/search-narrowing.ts";
import type { ItemTraits, Kind } from "#server/features/directory/kinds.ts";
import type { Ctx } from "#server/platform/context.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { facetsOf } from "./facets.ts";
import { pageByOffset, type SearchInput, type SearchItem, type SearchPage } from "./finding/page.ts";
import { isOpen } from "./open-now.ts";
import { isVerified } from "./verified.ts";

/** What is narrowed or sorted is taken from so many of the best finds. */
export const MOST_COLLECTED = 300;

export type Wishes = Pick<
  ParsedOf<typeof searchCalls.searchBusiness>,
  "open" | "picture" | "verified" | "languageSpoken" | "priceFrom" | "priceTo" | "sort" | "facets"
>;

/** Whether there is anything to narrow, sort or count. */
export function isNarrowed({ sort, facets, priceFrom, priceTo, ...wishes }: Wishes): boolean {
  const isSorted = sort !== undefined && sort !== "best";
  const { open, picture, verified, languageSpoken } = wishes;
  return (
    Boolean(open || picture || verified || languageSpoken || facets) ||
    priceFrom !== undefined ||
    priceTo !== undefined ||
    isSorted
  );
}

/** Of these finds the page from `offset` on, and the facets of all that pass. */
export async function narrow(
  ctx: Ctx,
  kind: Kind,
  found: SearchPage,
  wishes: Wishes,
  { input, offset }: { input: SearchInput; offset: number },
): Promise<{ page: SearchPage; facets: FacetsView }> {
  const rows = await listPassing(
    ctx,
    kind,
    found.items.map(({ id }) => id),
    wishes,
  );
  const traits = new Map(rows.map((row) => [row.id, row]));
  const left = found.items.flatMap((item) => {
    const row = traits.get(item.id);
    return row ? [{ item, row }] : [];
  });
  const items = sorted(left, wishes.sort).map(({ item }) => item);
  const isMore = found.nextCursor !== null;
  return {
    page: pageByOffset(input, found.match, found.understood, items.slice(offset, offset + input.limit), offset),
    facets: await facetsOf(
      ctx,
      left.map(({ row }) => row),
      isMore,
    ),
  };
}

/** Those of these items that pass. */
export async function passing(ctx: ClockCtx, kind: Kind, ids: string[], wishes: Wishes): Promise<string[]> {
  if (!isNarrowed(wishes) || ids.length === 0) return ids;
  const passed = new Set((await listPassing(ctx, kind, ids, wishes)).map(({ id }) => id));
  return ids.filter((id) => passed.has(id));
}

type ClockCtx = Handle & Pick<Ctx, "clock">;

async function listPassing(ctx: ClockCtx, kind: Kind, ids: string[], wishes: Wishes): Promise<ItemTraits[]> {
  return ((await kind.listTraits?.(ctx, ids)) ?? []).filter((row) => passes(ctx, row, wishes));
}

function passes(ctx: Pick<Ctx, "clock">, row: ItemTraits, wishes: Wishes): boolean {
  const { open, picture, verified, languageSpoken, priceFrom, priceTo } = wishes;
  if (open && !isOpen(ctx, row)) return false;
  if (picture && !row.has_picture) return false;
  if (verified && !isVerified(row)) return false;
  if (languageSpoken && !row.languages.includes(languageSpoken)) return false;
  if (priceFrom === undefined && priceTo === undefined) return true;
  return row.price_paise !== null && row.price_paise >= (priceFrom ?? 0) && row.price_paise <= (priceTo ?? Infinity);
}

interface Passing {
  item: SearchItem;
  row: ItemTraits;
}

/** What has no price comes last by price; equal ones stay in the order of how well they match. */
function sorted(passing: Passing[], sort: Sort = "best"): Passing[] {
  const by: Record<Sort, ((row: ItemTraits) => number) | undefined> = {
    best: undefined,
    newest: (row) => -row.posted_at.getTime(),
    cheapest: (row) => row.price_paise ?? Infinity,
    dearest: (row) => -(row.price_paise ?? -Infinity),
  };
  const key = by[sort];
  return key ? passing.toSorted((a, b) => compare(key(a.row), key(b.row))) : passing;
}

const compare = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1);
