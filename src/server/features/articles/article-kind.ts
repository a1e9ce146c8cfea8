/** Articles as a kind of item: their row for the rooms that serve every kind. */
import { kindRows } from "#contract/kinds.ts";
import { previewOfArticle } from "#contract/preview-parts.ts";
import { itemsChanged } from "#server/features/directory/changes.ts";
import type { ItemChange, Kind } from "#server/features/directory/kinds.ts";
import { membersOf } from "#server/platform/http/json-payload.ts";
import { listSearchSources } from "./kind-queries.ts";
import { listedArticles, listForSitemap, listPublicByIds } from "./queries.ts";
import { pathOf, viewCardMembers } from "./view.ts";

export const articleKind = {
  ...kindRows.article,
  ...listedArticles,
  makeCards: async (ctx, ids) =>
    (await listPublicByIds(ctx, ids)).map((row) => ({
      id: row.id,
      subcategory_id: null,
      place_id: row.place_id,
      members: membersOf(viewCardMembers(row)),
      // Its own page is read from its row, whoever looks.
      locked: "",
    })),
  listSearchSources,
  preview: previewOfArticle,
  sitemap: {
    listPages: async (ctx, range) =>
      (await listForSitemap(ctx, range)).map((row) => ({ path: pathOf(row), changed: row.updated_at })),
  },
} satisfies Kind;

/** Brings search, lists and cached pages in step with articles, in the transaction of their change. */
export function articlesChanged(ctx: Parameters<typeof itemsChanged>[0], rows: readonly ItemChange[]): Promise<void> {
  return itemsChanged(
    ctx,
    articleKind,
    rows.map(({ id, place_id }) => ({ id, place_id })),
  );
}
