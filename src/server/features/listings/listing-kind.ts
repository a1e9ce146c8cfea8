/** Listings as a kind of item: its row for the rooms that serve every kind. */
import { shortId } from "#base/ids.ts";
import { slugify } from "#base/slug.ts";
import { kindRows } from "#contract/kinds.ts";
import { paths, slugWithId } from "#contract/paths.ts";
import { previewOfListing } from "#contract/preview-parts.ts";
import { businessKind } from "#server/features/businesses/business-kind.ts";
import type { Kind } from "#server/features/directory/kinds.ts";
import { LOCKED } from "#server/features/directory/locked-view.ts";
import { membersOf } from "#server/platform/http/json-payload.ts";
import {
  findReached,
  listBusinessIds,
  listForSitemap,
  listIdsOfBusinesses,
  listSearchSources,
  listTraits,
} from "./kind-queries.ts";
import { type ListingRow, listByIds, listedListings } from "./queries.ts";
import { viewCardMembers, viewPageMembers } from "./view.ts";

export const listingKind = {
  ...kindRows.listing,
  ...listedListings,
  parent: { key: businessKind.key, listIds: listIdsOfBusinesses, listParentIds: listBusinessIds },
  makeCards: async (ctx, ids) =>
    (await listByIds(ctx, ids)).filter(isPublic).map((row) => ({
      id: row.id,
      subcategory_id: row.subcategory_id,
      place_id: row.place_id,
      members: membersOf(viewCardMembers(row)),
      locked: membersOf(viewPageMembers(row, LOCKED)),
    })),
  listSearchSources,
  listTraits,
  preview: previewOfListing,
  leads: { findReached, path: paths.listingLeads },
  sitemap: {
    listPages: async (ctx, range) =>
      (await listForSitemap(ctx, range)).map(({ id, name, place, business_id, business_name, updated_at }) => ({
        path: paths.listing(
          place,
          slugWithId(slugify(business_name), shortId(business_id)),
          slugWithId(slugify(name), shortId(id)),
        ),
        changed: updated_at,
      })),
  },
} satisfies Kind;

/** Whether strangers may see it; the same as the condition of listedListings. */
export function isPublic(row: ListingRow): boolean {
  return row.is_public && row.status === "active" && !row.is_deleted;
}
