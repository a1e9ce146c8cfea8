/** The calls of a discussion in the browser, apart because the served page needs none. */
import { discussions } from "#contract/discussions/discussions.ts";
import type { DiscussionView } from "#contract/discussions/views.ts";
import { call } from "#web/platform/calls/call.ts";
import { orLater } from "#web/platform/offline/or-later.ts";
import type { DiscussedTopic } from "./discussed-topic.ts";

export function fetchDiscussion({ kind, id }: DiscussedTopic, cursor?: string): Promise<DiscussionView> {
  return call(discussions.fetch, { kind, id, cursor });
}

/** Undefined when it waits for a connection. */
export function sendLike({ kind, id }: DiscussedTopic, liked: boolean) {
  return orLater(`like:${kind}:${id}`, discussions.like, { kind, id, liked });
}

export function sendShare({ kind, id }: DiscussedTopic) {
  return call(discussions.share, { kind, id });
}

export function deleteComment(id: string) {
  return call(discussions.delete, { id });
}
