/** What is said of a topic: numbers, comments, and what members do to them. */
import { dayOf } from "#base/dates.ts";
import { shortId } from "#base/ids.ts";
import type { DiscussionCounts, DiscussionView } from "#contract/discussions/views.ts";
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { takeOfDay } from "#server/platform/limits/attempts.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { pageOf, startOf } from "#server/platform/postgres/keyset.ts";
import { listComments, listUnseen } from "./comment-queries.ts";
import { deleteLike, insertLike, insertShare, listCounts, listLiked } from "./queries.ts";
import { discussionChanged, getLikedTopic, getTopic, type TopicKey, type Topics } from "./topics.ts";
import { viewComment, viewUnseen } from "./view.ts";

/** Of one member: more than anybody reads in a day. */
const LIKES_OF_DAY = { name: "likes", most: 500 };
const UNSEEN_MOST = 20;
const NONE: DiscussionCounts = { likes: 0, comments: 0, shares: 0 };

interface PageOfTopic extends TopicKey {
  limit: number;
  cursor?: string;
}

/** One page of comments with the numbers; for a member also what only they see. */
export async function discussionPage(
  ctx: Ctx,
  topics: Topics,
  { limit, cursor, ...key }: PageOfTopic,
): Promise<DiscussionView> {
  await getTopic(ctx, topics, key);
  const memberId = ctx.viewer.kind === "member" ? ctx.viewer.id : null;
  const page = pageOf(await listComments(ctx, { ...key, from: startOf(cursor), limit }), limit);
  const unseen = memberId && cursor === undefined ? await listUnseen(ctx, key, memberId, UNSEEN_MOST) : [];
  return {
    counts: await countsOfOne(ctx, key),
    liked: memberId !== null && (await listLiked(ctx, key.kind, [key.id], memberId)).length > 0,
    comments: page.rows.map((row) => viewComment(row, memberId)),
    unseen: unseen.map((row) => viewUnseen(row, memberId)),
    nextCursor: page.nextCursor,
  };
}

/** The numbers of several topics of one kind, by id; for lists of the rooms that have them. */
export async function countsOf(ctx: Ctx, kind: TopicKey["kind"], ids: readonly string[]) {
  const found = await listCounts(ctx, kind, ids);
  return new Map(ids.map((id) => [id, found.get(id) ?? NONE]));
}

/** Those of the topics that the caller likes, by their ids as they stand in links. */
export async function likedOf(ctx: Ctx, kind: TopicKey["kind"], ids: readonly string[]): Promise<string[]> {
  return (await listLiked(ctx, kind, ids, memberOf(ctx).id)).map(shortId);
}

/** Once more changes nothing; what is taken back can be liked again. */
export function setLike(
  ctx: Ctx,
  topics: Topics,
  key: TopicKey,
  liked: boolean,
): Promise<{ liked: boolean; likes: number }> {
  const { id: memberId } = memberOf(ctx);
  return inTransaction(ctx, async (ctx) => {
    const topic = await getLikedTopic(ctx, topics, key);
    const isChanged = liked
      ? await insertLike(ctx, key, { memberId, now: ctx.clock.now() })
      : await deleteLike(ctx, key, memberId);
    if (isChanged) {
      await takeOfDay(ctx, LIKES_OF_DAY, memberId, "like.too-many-today");
      await discussionChanged(ctx, key.id, topic);
    }
    return { liked, likes: (await countsOfOne(ctx, key)).likes };
  });
}

/** Counted once a member and day. */
export function addShare(ctx: Ctx, topics: Topics, key: TopicKey): Promise<{ shares: number }> {
  return inTransaction(ctx, async (ctx) => {
    const topic = await getLikedTopic(ctx, topics, key);
    if (await insertShare(ctx, key, memberOf(ctx).id, dayOf(ctx.clock.now())))
      await discussionChanged(ctx, key.id, topic);
    return { shares: (await countsOfOne(ctx, key)).shares };
  });
}

async function countsOfOne(ctx: Ctx, { kind, id }: TopicKey): Promise<DiscussionCounts> {
  return (await listCounts(ctx, kind, [id])).get(id) ?? NONE;
}
