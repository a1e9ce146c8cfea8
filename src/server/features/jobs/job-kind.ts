/** Job openings as a kind of item: its row for the rooms that serve every kind. Leads about them come with applying. */
import { dayOf } from "#base/dates.ts";
import { shortId } from "#base/ids.ts";
import { slugify } from "#base/slug.ts";
import { kindRows } from "#contract/kinds.ts";
import { paths, slugWithId } from "#contract/paths.ts";
import { previewOfJob } from "#contract/preview-parts.ts";
import type { Kind } from "#server/features/directory/kinds.ts";
import { membersOf } from "#server/platform/http/json-payload.ts";
import { listForSitemap, listSearchSources } from "./kind-queries.ts";
import { type JobRow, listedJobs, listPublicByIds } from "./queries.ts";
import { viewCardMembers } from "./view.ts";

export const jobKind = {
  ...kindRows.job,
  ...listedJobs,
  makeCards: async (ctx, ids) =>
    (await listPublicByIds(ctx, ids)).map((row) => ({
      id: row.id,
      subcategory_id: null,
      place_id: row.place_id,
      members: membersOf(viewCardMembers(row)),
      // Its own page is read from its row, whoever looks.
      locked: "",
    })),
  calledBy:
    "job jobs vacancy vacancies opening openings hiring recruitment naukri naukari nokri bharti rozgar rojgar नौकरी नौकरियां नौकरियाँ भर्ती रोजगार रोज़गार",
  listSearchSources,
  preview: previewOfJob,
  sitemap: {
    listPages: async (ctx, range) =>
      (await listForSitemap(ctx, range)).map(({ id, name, updated_at }) => ({
        path: paths.job(slugWithId(slugify(name), shortId(id))),
        changed: updated_at,
      })),
  },
} satisfies Kind;

/** Whether its closing date has passed, also before the timed job has come by. */
export function isClosed(row: Pick<JobRow, "closed_at" | "closing_date">, now: Date): boolean {
  return row.closed_at !== null || row.closing_date < dayOf(now);
}
