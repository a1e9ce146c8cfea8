/** Which items are open at this moment, by the hours of their business; an item without hours is not known to be open. */
import { NEAR_KM } from "#contract/limits.ts";
import { openState } from "#contract/opening-hours.ts";
import type { Kind } from "#server/features/directory/kinds.ts";
import type { Ctx } from "#server/platform/context.ts";
import type { SearchItem } from "./finding/page.ts";

/** The open ones, in their order. */
export async function openOnly(ctx: Ctx, kind: Kind, items: SearchItem[]): Promise<SearchItem[]> {
  const open = await listOpen(ctx, kind, items);
  return items.filter(({ id }) => open.has(id));
}

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

async function listOpen(ctx: Ctx, kind: Kind, items: SearchItem[]): Promise<Set<string>> {
  if (items.length === 0) return new Set();
  const rows = await kind.listOpeningHours?.(
    ctx,
    items.map(({ id }) => id),
  );
  const now = ctx.clock.now();
  return new Set((rows ?? []).filter((row) => openState(row.opening_hours, now).isOpen).map(({ id }) => id));
}
