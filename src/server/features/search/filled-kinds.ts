/** The categories and subcategories of which there is something anywhere: nothing else is suggested to somebody who types. */
import type { Kind } from "#server/features/directory/kinds.ts";
import type { Base } from "#server/platform/context.ts";
import { countByCategory } from "./category-counts.ts";

interface Filled {
  slugs: ReadonlySet<string>;
  /** How often they were read. */
  version: number;
  /** The counts that it was read from. */
  counts: object[];
}

const known = new WeakMap<Base["ports"], Filled>();

/** Their slugs, and which reading of them it is. Only who asks first waits: after a change the last answer stays until all is counted again. */
export async function filledKinds(ctx: Base, kinds: readonly Kind[]): Promise<Pick<Filled, "slugs" | "version">> {
  const last = known.get(ctx.ports);
  const next = readFilled(ctx, kinds, last);
  if (!last) return next;
  next.catch(() => undefined);
  return last;
}

async function readFilled(ctx: Base, kinds: readonly Kind[], last: Filled | undefined): Promise<Filled> {
  const counted = await Promise.all(kinds.map((kind) => countByCategory(ctx, kind)));
  const counts = counted.flatMap(({ categories, subCategories }) => [categories, subCategories]);
  if (last && counts.every((one, at) => one === last.counts[at])) return last;
  const slugs = new Set(counts.flatMap((one) => Object.keys(one)));
  const filled = { slugs, version: (last?.version ?? 0) + 1, counts };
  known.set(ctx.ports, filled);
  return filled;
}
