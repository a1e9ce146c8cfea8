/** What anyone may see of groups, and what a member has to do with them. */
import type { ParsedOf, PayloadOf } from "#contract/endpoint.ts";
import { type GroupView, groupTag, type OwnGroup } from "#contract/group-views.ts";
import type { groups } from "#contract/groups.ts";
import { referenceFor } from "#server/features/directory/category-and-place.ts";
import { getPlace } from "#server/features/places/places.ts";
import { type Ctx, changed, memberOf } from "#server/platform/context.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { pageOf, startOf } from "#server/platform/postgres/keyset.ts";
import { refuse } from "#server/platform/refusal.ts";
import { findPublic, listOwn, listPublic } from "./queries.ts";
import { viewGroup, viewOwnGroup } from "./view.ts";

/** More than anybody is in. */
const OWN_MOST = 200;

/** A page of those that the staff have approved. */
export async function groupPage(
  ctx: Ctx,
  { city, limit, cursor }: ParsedOf<typeof groups.fetch>,
): Promise<PayloadOf<typeof groups.fetch>> {
  const placeId = city === undefined ? undefined : (await getPlace(ctx, city)).id;
  const page = pageOf(await listPublic(ctx, { placeId, from: startOf(cursor), limit }), limit);
  const reference = await placesOf(ctx, page.rows);
  return { groups: page.rows.map((row) => viewGroup(row, reference)), nextCursor: page.nextCursor };
}

export async function showGroup(ctx: Ctx, id: string): Promise<GroupView> {
  const row = (await findPublic(ctx, id)) ?? refuse("group.not-found");
  return viewGroup(row, await placesOf(ctx, [row]));
}

/** What the caller is in, asks to be in, or has asked the staff for, by name. */
export async function ownGroups(ctx: Ctx): Promise<OwnGroup[]> {
  const { id: memberId } = memberOf(ctx);
  const rows = await listOwn(ctx, { memberId, limit: OWN_MOST });
  const reference = await placesOf(ctx, rows);
  return rows.map((row) => viewOwnGroup(row, memberId, reference));
}

/** One of these; a group in which the caller has no part is not found. */
export async function ownGroup(ctx: Ctx, id: string): Promise<OwnGroup> {
  const { id: memberId } = memberOf(ctx);
  const [row] = await listOwn(ctx, { memberId, id, limit: 1 });
  if (!row) refuse("group.not-found");
  return viewOwnGroup(row, memberId, await placesOf(ctx, [row]));
}

/** The names of the places of these rows, of which some have none. */
export function placesOf(ctx: Handle, rows: ReadonlyArray<{ place_id: number | null }>) {
  const placed = rows.flatMap(({ place_id }) => (place_id === null ? [] : [{ place_id, subcategory_id: null }]));
  return referenceFor(ctx, placed);
}

/** Drops the pages that show this group, once the transaction commits. */
export const groupChanged = (ctx: Handle, id: string) => changed(ctx, "groups", groupTag(id));
