/** A list that is asked for a city of which nobody has heard is answered for every city, and told so. */
import { refusalCode } from "#web/platform/loading/refusals.ts";

/** `unknownCity`: what was given as a city, when there is none of that name. */
export async function orAnyCity<Query extends { city?: string; cursor?: string }, Page>(
  query: Query,
  fetchPage: (query: Query) => Promise<Page>,
): Promise<{ query: Query; page: Page; unknownCity?: string }> {
  try {
    return { query, page: await fetchPage(query) };
  } catch (error) {
    if (!query.city || refusalCode(error) !== "place.not-found") throw error;
    const { city: unknownCity, cursor: _, ...rest } = query;
    return { query: rest as Query, page: await fetchPage(rest as Query), unknownCity };
  }
}
