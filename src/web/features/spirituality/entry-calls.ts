/** The calls of the pages about entries in the browser, loaded after a page has come to life. */
import type { PayloadOf } from "#contract/endpoint.ts";
import type { EntryView } from "#contract/spirituality/entry-views.ts";
import { spirituality } from "#contract/spirituality/spirituality.ts";
import { call } from "#web/platform/calls/call.ts";
import type { EntryQuery } from "./entry-query.ts";

export function fetchEntries(query: EntryQuery): Promise<PayloadOf<typeof spirituality.fetch>> {
  return call(spirituality.fetch, query as object);
}

/** With address and position, for who may see them. */
export async function fetchFullEntry(id: string): Promise<EntryView> {
  return (await call(spirituality.fetchOne, { id })).entry;
}

export function fetchOwnEntries(cursor?: string): Promise<PayloadOf<typeof spirituality.fetchAll>> {
  return call(spirituality.fetchAll, { cursor });
}

export function deleteEntry(id: string): Promise<unknown> {
  return call(spirituality.delete, { id });
}
