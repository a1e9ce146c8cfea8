/** The calls of the feed in the browser, loaded after a page has come to life. */

import { discussions } from "#contract/discussions/discussions.ts";
import type { PayloadOf } from "#contract/endpoint.ts";
import { feed } from "#contract/feed.ts";
import type { PostView } from "#contract/feed-views.ts";
import { call } from "#web/platform/calls/call.ts";
import type { FeedQuery } from "./feed-query.ts";

export function fetchPosts(query: FeedQuery, limit?: number): Promise<PayloadOf<typeof feed.fetch>> {
  return call(feed.fetch, { ...(query as object), limit });
}

export async function fetchPost(id: string): Promise<PostView> {
  return (await call(feed.fetchOne, { id })).post;
}

export async function sendVote(id: string, option: number): Promise<PostView> {
  return (await call(feed.vote, { id, option })).post;
}

export const deletePost = (id: string) => call(feed.delete, { id });
export const mutePost = (id: string) => call(feed.mute, { id });
export const showHidden = async (id: string) => (await call(feed.hide, { id, hidden: false })).post;
export const fetchSaid = (id: string) => call(discussions.fetch, { kind: "post", id });
