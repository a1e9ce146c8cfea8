/** The calls of the pages about profiles in the browser, loaded after a page has come to life. */
import type { PayloadOf } from "#contract/endpoint.ts";
import { matrimony } from "#contract/matrimony/matrimony.ts";
import type { ProfileView } from "#contract/matrimony/views.ts";
import { call } from "#web/platform/calls/call.ts";
import { type ProfileQuery, searchInputOf } from "./profile-query.ts";

export function fetchProfiles(query: ProfileQuery): Promise<PayloadOf<typeof matrimony.search>> {
  return call(matrimony.search, searchInputOf(query));
}

export async function fetchProfile(id: string): Promise<ProfileView> {
  return (await call(matrimony.fetch, { id })).profile;
}
