/** The calls of the pages about events in the browser, loaded after a page has come to life. */
import type { PayloadOf } from "#contract/endpoint.ts";
import type { EventView } from "#contract/events/event-views.ts";
import { events } from "#contract/events/events.ts";
import { call } from "#web/platform/calls/call.ts";
import type { EventQuery } from "./event-query.ts";

export function fetchEvents(query: EventQuery): Promise<PayloadOf<typeof events.fetch>> {
  return call(events.fetch, query as object);
}

/** With the address of a home, for who may see it. */
export async function fetchFullEvent(id: string): Promise<EventView> {
  return (await call(events.fetchOne, { id })).event;
}

export function fetchOwnEvents(cursor?: string): Promise<PayloadOf<typeof events.fetchAll>> {
  return call(events.fetchAll, { cursor });
}

export function fetchGuests(id: string, cursor?: string): Promise<PayloadOf<typeof events.fetchGuests>> {
  return call(events.fetchGuests, { id, cursor });
}

export function deleteEvent(id: string): Promise<unknown> {
  return call(events.delete, { id });
}
