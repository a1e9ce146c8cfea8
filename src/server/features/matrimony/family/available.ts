/** Which profiles of other families a member may be shown at this moment. The one place of the workspace that decides. */
import type { Ctx } from "#server/platform/context.ts";
import type { ProfileRow } from "../queries.ts";
import { listListed, listListedOfOwners } from "./available-queries.ts";

/** Of these, those that are found, by their ids. */
export async function availableOf(ctx: Ctx, ids: readonly string[]): Promise<Map<string, ProfileRow>> {
  if (ids.length === 0) return new Map();
  return new Map((await listListed(ctx, ids)).map((row) => [row.id, row]));
}

/** What these members have written and others find. */
export async function availableOfOwners(ctx: Ctx, ownerIds: readonly string[]): Promise<ProfileRow[]> {
  return ownerIds.length === 0 ? [] : listListedOfOwners(ctx, ownerIds);
}
