/** Votes in the polls of posts: one a member, which can be changed until the last day is over. */
import { dayOf } from "#base/dates.ts";
import type { ParsedOf } from "#contract/endpoint.ts";
import type { feed } from "#contract/feed.ts";
import type { PostView } from "#contract/feed-views.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { takeOfDay } from "#server/platform/limits/attempts.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { refuse } from "#server/platform/refusal.ts";
import { viewOne } from "./feed.ts";
import { findReadable } from "./queries.ts";
import { putVote } from "./write-queries.ts";

const VOTES = { name: "poll-vote", most: 200 };

/** Only in what the caller may read; answers the post with the results. */
export function vote(ctx: Ctx, { id, option }: ParsedOf<typeof feed.vote>): Promise<PostView> {
  return inTransaction(ctx, async (ctx) => {
    const post = (await findReadable(ctx, id)) ?? refuse("post.not-found");
    const now = ctx.clock.now();
    if (option >= post.options.length) refuse("post.no-such-option");
    if (post.poll_closes_on === null || post.poll_closes_on < dayOf(now)) refuse("post.poll-closed");
    const { id: member_id } = memberOf(ctx);
    await takeOfDay(ctx, VOTES, member_id, "post.voted-often");
    await putVote(ctx, { post_id: id, member_id, place: option, voted_at: now });
    return viewOne(ctx, (await findReadable(ctx, id)) ?? refuse("post.not-found"));
  });
}
