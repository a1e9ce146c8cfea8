/** How the moderator of a group hides a post of it, and shows it again; its author is told why. */
import { shortId } from "#base/ids.ts";
import type { ParsedOf } from "#contract/endpoint.ts";
import type { feed } from "#contract/feed.ts";
import type { PostView } from "#contract/feed-views.ts";
import { paths } from "#contract/paths.ts";
import { notify } from "#server/features/notifications/notifications.ts";
import type { Ctx } from "#server/platform/context.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { refuse } from "#server/platform/refusal.ts";
import { postChanged, showPost, viewOne } from "./feed.ts";
import { findReadable } from "./queries.ts";
import { lockPost, updatePostRow } from "./write-queries.ts";

export function hidePost(ctx: Ctx, { id, hidden, reason }: ParsedOf<typeof feed.hide>): Promise<PostView> {
  return inTransaction(ctx, async (ctx) => {
    const post = (await lockPost(ctx, id)) ?? refuse("post.not-found");
    const row = await findReadable(ctx, id);
    if (!row || !(await viewOne(ctx, row)).canHide) refuse("post.not-found");
    if (hidden && reason === undefined) refuse("post.reason-needed");
    const now = ctx.clock.now();
    await updatePostRow(ctx, id, {
      hidden_at: hidden ? now : null,
      hidden_reason: hidden ? (reason ?? null) : null,
      updated_at: now,
    });
    await postChanged(ctx, { id, groupId: post.group_id });
    const group = row.group_name ?? "";
    await notify(ctx, {
      memberId: post.owner_id,
      key: hidden ? "notice.post.hidden" : "notice.post.shown",
      values: { title: post.name, group, ...(hidden ? { reason: reason ?? "" } : {}) },
      redirect: paths.post(shortId(id)),
      about: `post-hidden:${id}`,
    });
    return showPost(ctx, id);
  });
}
