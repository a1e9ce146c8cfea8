/** What members like, comment on and share: the kinds of topics, and what both wings call one. */
import { longId } from "#base/ids.ts";

/** A new kind has its row in `server/app.ts`, its name in 'discussion.kind.<kind>' and its value in the checks of the tables. */
export const TOPIC_KINDS = ["article", "post", "event", "notice"] as const;
export type TopicKind = (typeof TOPIC_KINDS)[number];

/** The tag of cached pages that show the comments or numbers of a topic, named by its UUID or by its id as it stands in links. */
export const discussionTag = (id: string) => `discussion:${longId(id)}`;
