/** What a list of events is asked for, as its address says it. */
import { paths } from "#contract/paths.ts";
import { screens } from "#contract/screens.ts";

type EventParameter = (typeof screens.events.query)[number];
/** Filters and text as they stand in the address; those that are empty are left out. */
export type EventQuery = Partial<Record<EventParameter, string>>;

export function eventQueryOf(url: URL): EventQuery {
  const given = screens.events.query.flatMap((name): Array<[EventParameter, string]> => {
    const value = url.searchParams.get(name)?.trim();
    return value ? [[name, value]] : [];
  });
  return Object.fromEntries(given);
}

/** The address with something changed; a change starts at the first page. */
export function eventListPath({ cursor: _, ...query }: EventQuery, change: EventQuery = {}): string {
  const wanted = { ...query, ...change };
  return paths.events(Object.fromEntries(Object.entries(wanted).filter(([, value]) => value)));
}
