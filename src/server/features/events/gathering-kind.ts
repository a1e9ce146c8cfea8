/** Events of the community as a kind of item: its row for the rooms that serve every kind. Who wants to come answers (answers.ts), so no leads are sent. */
import { shortId } from "#base/ids.ts";
import { slugify } from "#base/slug.ts";
import { kindRows } from "#contract/kinds.ts";
import { paths, slugWithId } from "#contract/paths.ts";
import { previewOfEvent } from "#contract/preview-parts.ts";
import type { Kind } from "#server/features/directory/kinds.ts";
import { membersOf } from "#server/platform/http/json-payload.ts";
import { listForSitemap, listSearchSources } from "./kind-queries.ts";
import { listedEvents, listPublicByIds } from "./queries.ts";
import { viewCardMembers } from "./view.ts";

export const gatheringKind = {
  ...kindRows.gathering,
  ...listedEvents,
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
  preview: previewOfEvent,
  sitemap: {
    listPages: async (ctx, range) =>
      (await listForSitemap(ctx, range)).map(({ updated_at, ...row }) => ({
        path: eventPath(row),
        changed: updated_at,
      })),
  },
} satisfies Kind;

/** Where the page of an event is, without language. */
export function eventPath({ id, name }: { id: string; name: string }): string {
  return paths.event(slugWithId(slugify(name), shortId(id)));
}
