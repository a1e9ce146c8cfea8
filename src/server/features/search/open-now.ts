/** What is open at this moment, by the hours of its business. */
import { NEAR_KM } from "#contract/limits.ts";

import { openState } from "#contract/open-state.ts";
import type { ItemTraits, Kind } from "#server/features/directory/kinds.ts";

import type { Ctx } from "#server/platform/context.ts";
import type { SearchItem } from "./finding/page.ts";

/** All of them, the open ones before others that match as well and are no nearer. */
export async function openFirst(ctx: Ctx, kind: Kind, items: SearchItem[]): Promise<SearchItem[]> {
  const open = await listOpen(ctx, kind, items);
  return stretchesOf(items).flatMap((some) => [
    ...some.filter(({ id }) => open.has(id)),
    ...some.filter(({ id }) => !open.has(id)),
  ]);
}

/** Stretches of a list whose items match equally well and are about equally far. */
function stretchesOf(items: SearchItem[]): SearchItem[][] {
  const stretches: SearchItem[][] = [];
  for (const item of items) {
    const [first] = stretches.at(-1) ?? [];
    const isEqual =
      first?.grade === item.grade && Math.abs((item.distanceKm ?? 0) - (first.distanceKm ?? 0)) <= NEAR_KM;
    if (isEqual) stretches.at(-1)?.push(item);
    else stretches.push([item]);
  }
  return stretches;
}

/** Whether it is open at this moment; what has no hours is not known to be. */
export function isOpen({ clock }: Pick<Ctx, "clock">, { opening_hours }: Pick<ItemTraits, "opening_hours">): boolean {
  return opening_hours !== null && openState(opening_hours, clock.now()).isOpen;
}

async function listOpen(ctx: Ctx, kind: Kind, items: SearchItem[]): Promise<Set<string>> {
  if (items.length === 0) return new Set();
  const rows = await kind.listTraits?.(
    ctx,
    items.map(({ id }) => id),
  );
  return new Set((rows ?? []).filter((row) => isOpen(ctx, row)).map(({ id }) => id));
}
