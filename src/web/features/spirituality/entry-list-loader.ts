/** Loads a page of entries for an anonymous visitor. */
import type { LoaderFunctionArgs } from "react-router";
import type { PayloadOf } from "#contract/endpoint.ts";
import { ENTRY_KINDS, RITES } from "#contract/spirituality/choices.ts";
import { entryFilters, spirituality } from "#contract/spirituality/spirituality.ts";
import { orAnyCity } from "#web/features/places/any-city.ts";
import { loadPlaceFacts } from "#web/features/places/facts/place-facts-loader.ts";
import { apiOf } from "#web/platform/loading/loader-api.ts";
import { orErrorPage } from "#web/platform/loading/refusals.ts";
import { type EntryQuery, entryQueryOf } from "./entry-query.ts";

export type EntryPage = PayloadOf<typeof spirituality.fetch>;

export async function loadEntries(args: LoaderFunctionArgs) {
  const api = apiOf(args);
  api.shows("results");
  const query = readable(entryQueryOf(new URL(args.request.url)));
  const answer = await orAnyCity(query, (asked) => orErrorPage(api.call(spirituality.fetch, asked as object)));
  return { kinds: ENTRY_KINDS, rites: RITES, ...answer, facts: await loadPlaceFacts(api, "seva", answer.query) };
}

/** A filter that says nothing we know filters nothing. */
function readable(query: EntryQuery): EntryQuery {
  const isReadable = ([name, value]: [string, string]) =>
    name === "cursor" || entryFilters[name as keyof typeof entryFilters].safeParse(value).success;
  return Object.fromEntries(Object.entries(query).filter(isReadable)) as EntryQuery;
}
