/** The calls about groups in the browser, loaded after a page has come to life. */
import type { OwnGroup } from "#contract/group-views.ts";
import { groups } from "#contract/groups.ts";
import { call } from "#web/platform/calls/call.ts";

export const fetchGroups = (query: { city?: string | undefined; cursor?: string | undefined }) =>
  call(groups.fetch, query);

export async function fetchOwnGroups(): Promise<OwnGroup[]> {
  return (await call(groups.fetchMine, {})).groups;
}
