/** The categories and subcategories of which there is something anywhere: nothing else is suggested to somebody who types. */
import type { Kind } from "#server/features/directory/kinds.ts";
import type { Base } from "#server/platform/context.ts";
import { countByCategory } from "./category-counts.ts";

const known = new WeakMap<Base["ports"], Promise<Set<string>>>();

/** Their slugs. Only who asks first waits: after a change the last answer stays until all is counted again. */
export function filledKinds(ctx: Base, kinds: readonly Kind[]): Promise<Set<string>> {
  const last = known.get(ctx.ports);
  const next = countedKinds(ctx, kinds);
  next.then(
    () => known.set(ctx.ports, next),
    () => undefined,
  );
  return last ?? next;
}

async function countedKinds(ctx: Base, kinds: readonly Kind[]): Promise<Set<string>> {
  const counts = await Promise.all(kinds.map((kind) => countByCategory(ctx, kind)));
  return new Set(counts.flatMap((one) => [...Object.keys(one.categories), ...Object.keys(one.subCategories)]));
}
