/** Posts as the staff approve them: the first of each member, and what three reports keep out of sight. */
import type { Fact } from "#contract/approvals.ts";
import { paths } from "#contract/paths.ts";
import type { ApprovalKind } from "#server/features/approvals/approval-kinds.ts";
import { type ApprovalRow, listForApproval } from "./approval-queries.ts";
import { postChanged } from "./feed.ts";
import { updatePostRow } from "./write-queries.ts";

export const postApproval: ApprovalKind = {
  key: "post",
  table: "feed_posts",
  listFacts: async (ctx, ids) =>
    new Map(
      (await listForApproval(ctx, ids)).map((row) => [row.id, { facts: factsOf(row), images: row.images }] as const),
    ),
  changed: async (ctx, id) => {
    const [row] = await listForApproval(ctx, [id]);
    await postChanged(ctx, { id, groupId: row?.group_id ?? null });
  },
  // New on the day on which others can first read it.
  approved: (ctx, id) => updatePostRow(ctx, id, { posted_at: ctx.clock.now() }),
  ownPath: paths.ownPosts(),
  pausing: ["asks-for-money", "not-genuine", "out-of-date", "offensive", "other"],
  reportsToHold: 3,
};

function factsOf(row: ApprovalRow): Fact[] {
  const plain = (label: Fact["label"], text: string): Fact => ({ label, text, textHi: null });
  return [
    plain("description", row.text),
    ...(row.group_name ? [plain("group", row.group_name)] : []),
    ...(row.place_name ? [{ label: "place" as const, text: row.place_name, textHi: row.place_name_hi }] : []),
    ...(row.poll_closes_on ? [plain("poll", row.options.join("\n")), plain("until", row.poll_closes_on)] : []),
  ];
}
