/** What a member's list of profiles asks the server. */
import { isPaid, planStatus } from "#contract/access.ts";
import { matrimony } from "#contract/matrimony/matrimony.ts";
import type { OwnProfile, OwnProfileName } from "#contract/matrimony/views.ts";
import { call } from "#web/platform/calls/call.ts";
import { CallFailure } from "#web/platform/calls/call-failure.ts";
import { readUser } from "#web/platform/stored-session/stored-session.ts";

/** Without a running plan names and states alone. */
export type ListedProfile = OwnProfileName & Partial<OwnProfile>;

export interface OwnPage {
  profiles: ListedProfile[];
  nextCursor: string | null;
}

/** The whole list belongs to the membership. */
export async function fetchOwnProfiles(cursor?: string): Promise<OwnPage> {
  const user = readUser();
  if (!user || user.plan === "Plan 0" || !isPaid(planStatus(user.planExpiresAt, new Date())))
    return call(matrimony.fetchNames, { cursor });
  try {
    return await call(matrimony.fetchAll, { cursor });
  } catch (error) {
    // The plan has run out since.
    if (error instanceof CallFailure && error.status === 403) return call(matrimony.fetchNames, { cursor });
    throw error;
  }
}
