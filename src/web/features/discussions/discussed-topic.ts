/** What a discussion is about, as the page knows it. */
import type { TopicKind } from "#contract/discussions/topics.ts";

export interface DiscussedTopic {
  kind: TopicKind;
  /** As it stands in links. */
  id: string;
  title: string;
  /** Of its page, without its language. */
  path: string;
}
