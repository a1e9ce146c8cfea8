/** Resumes as a kind of item: its row for the rooms that serve every kind. No page of one stands in a sitemap, and messengers get no picture of it. */
import { kindRows } from "#contract/kinds.ts";
import { itemsChanged } from "#server/features/directory/changes.ts";
import type { Kind } from "#server/features/directory/kinds.ts";
import type { Ctx } from "#server/platform/context.ts";
import { membersOf } from "#server/platform/http/json-payload.ts";
import { listSearchSources } from "./kind-queries.ts";
import { listPublicByIds } from "./list-queries.ts";
import { listedResumes } from "./queries.ts";
import { viewCardMembers } from "./view.ts";

export const resumeKind = {
  ...kindRows.resume,
  ...listedResumes,
  makeCards: async (ctx, ids) =>
    (await listPublicByIds(ctx, ids)).map((row) => ({
      id: row.id,
      subcategory_id: null,
      place_id: row.place_id,
      members: membersOf(viewCardMembers(row)),
      // Its own page is read from its row, whoever looks.
      locked: "",
    })),
  calledBy: "resume resumes cv candidate candidates applicant applicants experienced अनुभवी उम्मीदवार",
  listSearchSources,
} satisfies Kind;

/** Brings search and lists in step with a resume, in the transaction of its change. */
export function resumeChanged(ctx: Ctx, row: { id: string; place_id: number }): Promise<void> {
  return itemsChanged(ctx, resumeKind, [row]);
}
