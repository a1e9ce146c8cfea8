/** The calls of the member's screen about consents. */

import { consents } from "#contract/consents.ts";
import type { PayloadOf } from "#contract/endpoint.ts";
import { call } from "#web/platform/calls/call.ts";

export const SIDES = ["received", "sent", "holders"] as const;
export type Side = (typeof SIDES)[number];
type ConsentPage = PayloadOf<typeof consents.fetchSent>;

const CALLS = { received: consents.fetchReceived, sent: consents.fetchSent, holders: consents.fetchHolders };

/** Received where the address says nothing else. */
export function sideOf(text: string | null): Side {
  return SIDES.find((side) => side === text) ?? "received";
}

export function fetchConsents(side: Side, cursor?: string): Promise<ConsentPage> {
  return call(CALLS[side], { cursor });
}
