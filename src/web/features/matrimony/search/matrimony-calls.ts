/** The calls of the pages about profiles in the browser, loaded after a page has come to life. */
import type { PayloadOf } from "#contract/endpoint.ts";
import { matrimony } from "#contract/matrimony/matrimony.ts";
import type { ProfileView } from "#contract/matrimony/views.ts";
import { call } from "#web/platform/calls/call.ts";
import { CallFailure } from "#web/platform/calls/call-failure.ts";
import { type ProfileQuery, searchInputOf } from "./profile-query.ts";

export function fetchProfiles(query: ProfileQuery): Promise<PayloadOf<typeof matrimony.search>> {
  return call(matrimony.search, searchInputOf(query));
}

/** `onMissing` hears of what a visitor is served and this member is not, as the error screen knows what is missing. */
export async function fetchProfile(id: string, onMissing?: (refusal: CallFailure) => void): Promise<ProfileView> {
  try {
    return (await call(matrimony.fetch, { id })).profile;
  } catch (error) {
    if (error instanceof CallFailure && error.code === "profile.not-found")
      onMissing?.(new CallFailure(404, error.message));
    throw error;
  }
}
