/** Loads what the list of a kind tells of the city to which it is narrowed. */
import { type PlaceFactsView, placeFacts } from "#contract/place-facts.ts";
import type { PlaceKind } from "#contract/place-pages.ts";
import type { LoaderApi } from "#web/platform/loading/loader-api.ts";
import { orErrorPage } from "#web/platform/loading/refusals.ts";

/** What a list is asked for; what is empty narrows nothing. */
type ListQuery = Partial<Record<string, string>>;

/** Undefined for a list that is narrowed to no city, or to more than a city. */
export async function loadPlaceFacts(
  api: Pick<LoaderApi, "call">,
  kind: PlaceKind,
  query: ListQuery,
): Promise<PlaceFactsView | undefined> {
  const { city, cursor: _, ...rest } = query;
  if (!city || Object.values(rest).some(Boolean)) return undefined;
  return orErrorPage(api.call(placeFacts.fetchPlaceFacts, { city, kind }));
}
