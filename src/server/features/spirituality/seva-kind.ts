/** Entries about spirituality as a kind of item: its row for the rooms that serve every kind. Who wants a rite asks for a day (requests), so no leads are sent. */
import { dayOf } from "#base/dates.ts";
import { shortId } from "#base/ids.ts";
import { slugify } from "#base/slug.ts";
import { kindRows } from "#contract/kinds.ts";
import { paths, slugWithId } from "#contract/paths.ts";
import { previewOfEntry } from "#contract/preview-parts.ts";
import type { Kind } from "#server/features/directory/kinds.ts";
import { membersOf } from "#server/platform/http/json-payload.ts";
import { listForSitemap, listSearchSources } from "./kind-queries.ts";
import { type EntryRow, listedEntries, listPublicByIds } from "./queries.ts";
import { viewCardMembers } from "./view.ts";

export const sevaKind = {
  ...kindRows.seva,
  ...listedEntries,
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
  preview: previewOfEntry,
  sitemap: {
    listPages: async (ctx, range) =>
      (await listForSitemap(ctx, range)).map(({ id, name, updated_at }) => ({
        path: paths.sevaEntry(slugWithId(slugify(name), shortId(id))),
        changed: updated_at,
      })),
  },
} satisfies Kind;

/** Whether the last day of an event has passed, also before the timed job has come by. */
export function isOver(row: Pick<EntryRow, "kind" | "ended_at" | "starts_on" | "ends_on">, now: Date): boolean {
  return row.ended_at !== null || (row.kind === "event" && (row.ends_on ?? row.starts_on ?? "") < dayOf(now));
}
