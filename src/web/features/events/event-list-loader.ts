/** Loads a page of events for an anonymous visitor. */
import type { LoaderFunctionArgs } from "react-router";
import type { PayloadOf } from "#contract/endpoint.ts";
import { eventFilters, events } from "#contract/events/events.ts";
import { orAnyCity } from "#web/features/places/any-city.ts";
import { loadPlaceFacts } from "#web/features/places/facts/place-facts-loader.ts";
import { apiOf } from "#web/platform/loading/loader-api.ts";
import { orErrorPage } from "#web/platform/loading/refusals.ts";
import { type EventQuery, eventQueryOf } from "./event-query.ts";
import { monthsFrom } from "./months.ts";

export type EventPage = PayloadOf<typeof events.fetch>;

export async function loadEvents(args: LoaderFunctionArgs) {
  const api = apiOf(args);
  api.shows("results");
  const query = readable(eventQueryOf(new URL(args.request.url)));
  const months = monthsFrom(new Date(), { count: 13, step: query.when === "past" ? -1 : 1 });
  const answer = await orAnyCity(query, (asked) => orErrorPage(api.call(events.fetch, asked as object)));
  return { months, ...answer, facts: await loadPlaceFacts(api, "gathering", answer.query) };
}

/** A filter that says nothing we know filters nothing. */
function readable(query: EventQuery): EventQuery {
  const isReadable = ([name, value]: [string, string]) =>
    name === "cursor" || eventFilters[name as keyof typeof eventFilters].safeParse(value).success;
  return Object.fromEntries(Object.entries(query).filter(isReadable)) as EventQuery;
}
