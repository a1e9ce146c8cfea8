/** What the pages about matches ask the server. */
import type { PayloadOf } from "#contract/endpoint.ts";
import { type Fit, type FitDetail, matches } from "#contract/matrimony/matches.ts";
import { matrimony } from "#contract/matrimony/matrimony.ts";
import type { OwnProfile } from "#contract/matrimony/views.ts";
import { call } from "#web/platform/calls/call.ts";

export type MatchPage = PayloadOf<typeof matches.fetchAll>;

export function fetchMatches(id: string, cursor?: string): Promise<MatchPage> {
  return call(matches.fetchAll, { id, cursor });
}

export async function fetchFit(id: string, otherId: string): Promise<Fit> {
  return (await call(matches.fetchFit, { id, otherId })).fit;
}

export async function sendFitDetail(id: string, fitDetail: FitDetail): Promise<void> {
  await call(matches.setFitDetail, { id, fitDetail });
}

/** The caller's own that another one can be held beside. */
export async function fetchOpenOwn(gender: OwnProfile["gender"]): Promise<OwnProfile[]> {
  const { profiles } = await call(matrimony.fetchAll, {});
  return profiles.filter((profile) => profile.gender === gender && isOpen(profile));
}

/** Approved, agreed to and shown to others. */
export function isOpen({ state, approvalStatus, personAnswer }: OwnProfile): boolean {
  return state === "open" && approvalStatus === "Approved" && personAnswer === "agreed";
}
