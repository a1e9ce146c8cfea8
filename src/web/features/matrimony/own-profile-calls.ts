/** What a member's list of profiles asks the server. */
import { matrimony } from "#contract/matrimony/matrimony.ts";
import type { OwnProfile } from "#contract/matrimony/views.ts";
import { call } from "#web/platform/calls/call.ts";
import { CallFailure } from "#web/platform/calls/call-failure.ts";

export interface OwnPage {
  profiles: OwnProfile[];
  nextCursor: string | null;
}

/** The list belongs to the membership: nobody on Plan 0 has one. */
export async function fetchOwnProfiles(cursor?: string): Promise<OwnPage> {
  try {
    return await call(matrimony.fetchAll, { cursor });
  } catch (error) {
    if (error instanceof CallFailure && error.status === 403) return { profiles: [], nextCursor: null };
    throw error;
  }
}
