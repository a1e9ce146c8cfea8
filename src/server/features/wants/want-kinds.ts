/** Wants as kinds of items: what the three rows have in common, and which is which. Their tables are the partitions of one (docs/decisions/0220-wants.md). */
import { shortId } from "#base/ids.ts";
import { slugify } from "#base/slug.ts";
import { kindRows } from "#contract/kinds.ts";
import { paths, slugWithId } from "#contract/paths.ts";
import { previewOfWant } from "#contract/preview-parts.ts";
import type { WantKind } from "#contract/want-choices.ts";
import type { Kind } from "#server/features/directory/kinds.ts";
import { membersOf } from "#server/platform/http/json-payload.ts";
import { listForSitemap, listPublicByIds, listSearchSources } from "./kind-queries.ts";
import { listedWants } from "./listed.ts";
import { viewCardMembers } from "./view.ts";

const PATHS = { buyer: paths.buyer, seller: paths.seller, requirement: paths.requirement };

/** The row of a kind for the rooms that serve every kind. */
export function wantKind(key: WantKind) {
  const listed = listedWants[key];
  return {
    ...kindRows[key],
    ...listed,
    makeCards: async (ctx, ids) =>
      (await listPublicByIds(ctx, listed, ids)).map((row) => ({
        id: row.id,
        subcategory_id: row.subcategory_id,
        place_id: row.place_id,
        members: membersOf(viewCardMembers(row)),
        // Its own page is read from its row, whoever looks.
        locked: "",
      })),
    listSearchSources: (ctx, ids) => listSearchSources(ctx, listed, ids),
    preview: previewOfWant,
    sitemap: {
      listPages: async (ctx, range) =>
        (await listForSitemap(ctx, listed, range)).map(({ id, name, updated_at }) => ({
          path: PATHS[key](slugWithId(slugify(name), shortId(id))),
          changed: updated_at,
        })),
    },
  } satisfies Kind;
}

/** Where the page of a want is, without language. */
export function wantPath(key: WantKind, { id, name }: { id: string; name: string }): string {
  return PATHS[key](slugWithId(slugify(name), shortId(id)));
}
