/** What the screen of a shortlist asks the server, and how its address says it. */
import type { PayloadOf } from "#contract/endpoint.ts";
import { matrimonyFamily } from "#contract/matrimony/family.ts";
import { SHORTLIST_STATES, type ShortlistEntry } from "#contract/matrimony/family-views.ts";
import { call } from "#web/platform/calls/call.ts";

export type ShortlistState = ShortlistEntry["state"];
export type ShortlistPage = PayloadOf<typeof matrimonyFamily.fetchShortlist>;

interface Asked {
  id: string;
  state: ShortlistState | undefined;
  cursor?: string | undefined;
}

/** All states, where the address names none. */
export function stateOf(parameters: URLSearchParams): ShortlistState | undefined {
  return SHORTLIST_STATES.find((state) => state === parameters.get("state"));
}

export function fetchShortlist(asked: Asked): Promise<ShortlistPage> {
  return call(matrimonyFamily.fetchShortlist, asked);
}
