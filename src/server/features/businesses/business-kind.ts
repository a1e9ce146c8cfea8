/** Businesses as a kind of item: its row for the rooms that serve every kind. */
import { shortId } from "#base/ids.ts";
import { slugify } from "#base/slug.ts";
import { kindRows } from "#contract/kinds.ts";
import { paths, slugWithId } from "#contract/paths.ts";
import { previewOfBusiness } from "#contract/preview-parts.ts";
import type { Kind } from "#server/features/directory/kinds.ts";
import { LOCKED } from "#server/features/directory/locked-view.ts";
import { membersOf } from "#server/platform/http/json-payload.ts";
import { findReached, listForSitemap, listSearchSources, listTraits } from "./kind-queries.ts";
import { type BusinessRow, listByIds, listedBusinesses } from "./queries.ts";
import { viewCardMembers, viewPageMembers } from "./view.ts";

export const businessKind = {
  ...kindRows.business,
  ...listedBusinesses,
  makeCards: async (ctx, ids) =>
    (await listByIds(ctx, ids)).filter(isPublic).map((row) => ({
      id: row.id,
      subcategory_id: row.subcategory_id,
      place_id: row.place_id,
      counted: row.counted,
      members: membersOf(viewCardMembers(row)),
      locked: membersOf(viewPageMembers(row, LOCKED)),
    })),
  listSearchSources,
  listTraits,
  preview: previewOfBusiness,
  leads: { findReached, path: paths.businessLeads },
  sitemap: {
    listPages: async (ctx, range) =>
      (await listForSitemap(ctx, range)).map(({ id, name, place, updated_at }) => ({
        path: paths.business(place, slugWithId(slugify(name), shortId(id))),
        changed: updated_at,
      })),
  },
} satisfies Kind;

/** Whether strangers may see it; the same as the condition of listedBusinesses. */
export function isPublic(row: Pick<BusinessRow, "approval" | "deleted_at">): boolean {
  return row.approval === "approved" && !row.deleted_at;
}
