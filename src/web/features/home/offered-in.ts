/** Asks which categories have something in a place; loaded when a place is chosen. */
import { search } from "#contract/search.ts";
import { call } from "#web/platform/calls/call.ts";

/** By slug; undefined where the place has nothing at all. */
export async function offeredIn(city: string): Promise<Set<string> | undefined> {
  const { isAllIndia, categories } = await call(search.countCategories, { city }, { background: true, retries: 0 });
  return isAllIndia ? undefined : new Set(Object.keys(categories));
}
