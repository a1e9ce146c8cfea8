/** What can be liked, commented on and shared: each room that has such a noun makes its row, and `app.ts` lists the rows. */
import { discussionTag, type TopicKind } from "#contract/discussions/topics.ts";
import { type Ctx, changed } from "#server/platform/context.ts";
import { refuse } from "#server/platform/refusal.ts";

export interface Topic {
  /** As the writer of a comment and the staff read it. */
  title: string;
  /** Of its page, without its language. */
  path: string;
  /** Who is told of comments; null where nobody is. */
  ownerId: string | null;
  /** Of cached pages that show its numbers, beside those that are tagged with `discussionTag`. */
  tags?: readonly string[];
}

export interface TopicRow {
  kind: TopicKind;
  /** Nothing to like or to pass on: nobody presses a heart at a death. */
  commentsAlone?: true;
  /** What the caller may see: public, and no block between the caller and its owner. */
  find(ctx: Ctx, id: string): Promise<Topic | undefined>;
}

export type Topics = readonly TopicRow[];

/** Which topic is meant. */
export interface TopicKey {
  kind: TopicKind;
  id: string;
}

/** Undefined also for a kind that no room has yet. */
export async function findTopic(ctx: Ctx, topics: Topics, { kind, id }: TopicKey): Promise<Topic | undefined> {
  return topics.find((row) => row.kind === kind)?.find(ctx, id);
}

export async function getTopic(ctx: Ctx, topics: Topics, key: TopicKey): Promise<Topic> {
  return (await findTopic(ctx, topics, key)) ?? refuse("discussion.not-found");
}

/** The same, of a kind that is liked and passed on. */
export async function getLikedTopic(ctx: Ctx, topics: Topics, key: TopicKey): Promise<Topic> {
  const topic = await getTopic(ctx, topics, key);
  if (topics.find(({ kind }) => kind === key.kind)?.commentsAlone) refuse("discussion.comments-alone");
  return topic;
}

/** Drops the cached pages that show what is said of a topic. */
export function discussionChanged(ctx: Ctx, id: string, topic?: Topic): Promise<void> {
  return changed(ctx, discussionTag(id), ...(topic?.tags ?? []));
}
