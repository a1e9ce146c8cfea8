/** What members do with their saved searches of profiles: save, list, open, stop and begin alerts, delete. */
import { newId, shortId } from "#base/ids.ts";
import type { ParsedOf } from "#contract/endpoint.ts";
import { PROFILE_SEARCHES } from "#contract/limits.ts";
import type { ProfileSearchView, profileSearches } from "#contract/matrimony/profile-searches.ts";
import { getPlace } from "#server/features/places/places.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { refuse } from "#server/platform/refusal.ts";
import {
  countInTurn,
  deleteSearch,
  insertSearch,
  listOwn,
  renameSame,
  type SearchRow,
  updateSearch,
} from "./search-queries.ts";

/** Who is found by it already is not new to it. */
export async function saveProfileSearch(
  ctx: Ctx,
  { name, filters: given }: ParsedOf<typeof profileSearches.create>,
): Promise<ProfileSearchView> {
  const places = given.cities && (await Promise.all(given.cities.map((city) => getPlace(ctx, city))));
  const member_id = memberOf(ctx).id;
  const filters = JSON.stringify({ ...given, cities: places?.map(({ slug }) => slug) });
  const id = await inTransaction(ctx, async (ctx) => {
    const total = await countInTurn(ctx, member_id);
    const same = await renameSame(ctx, { member_id, name, filters });
    if (same) return same;
    if (total >= PROFILE_SEARCHES) refuse("profile-search.too-many", { n: PROFILE_SEARCHES });
    const [id, now] = [newId(), ctx.clock.now()];
    await insertSearch(ctx, { id, member_id, name, filters, alerts_since: now, seen_at: now, created_at: now });
    return id;
  });
  return getOwn(ctx, id);
}

/** The caller's, newest first. */
export async function ownProfileSearches(ctx: Ctx): Promise<ProfileSearchView[]> {
  return (await listOwn(ctx, memberOf(ctx).id)).map(viewSearch);
}

/** From now on nobody of whom the member was told is new. */
export function markProfileSearchSeen(ctx: Ctx, id: string): Promise<ProfileSearchView> {
  return change(ctx, id, { seen_at: ctx.clock.now() });
}

/** Who was approved while it was silent is not told of afterwards. */
export async function setProfileSearchAlerts(
  ctx: Ctx,
  { id, alerts }: ParsedOf<typeof profileSearches.setAlerts>,
): Promise<ProfileSearchView> {
  const before = await getOwn(ctx, id);
  return before.alerts === alerts ? before : change(ctx, id, { alerts_since: alerts ? ctx.clock.now() : null });
}

/** Ends it, with the record of whom it found. */
export async function removeProfileSearch(ctx: Ctx, id: string): Promise<void> {
  if (!(await deleteSearch(ctx, { memberId: memberOf(ctx).id, id }))) refuse("profile-search.not-found");
}

async function change(ctx: Ctx, id: string, columns: Parameters<typeof updateSearch>[2]): Promise<ProfileSearchView> {
  if (!(await updateSearch(ctx, { memberId: memberOf(ctx).id, id }, columns))) refuse("profile-search.not-found");
  return getOwn(ctx, id);
}

async function getOwn(ctx: Ctx, id: string): Promise<ProfileSearchView> {
  const [row] = await listOwn(ctx, memberOf(ctx).id, id);
  return viewSearch(row ?? refuse("profile-search.not-found"));
}

const viewSearch = ({ id, name, filters, alerts_since, new_profiles, created_at }: SearchRow): ProfileSearchView => ({
  _id: shortId(id),
  name,
  filters,
  alerts: alerts_since !== null,
  newProfiles: new_profiles,
  createdAt: created_at.toISOString(),
});
