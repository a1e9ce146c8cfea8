/** The calls about likes, comments and shares, and what rooms of topics bind under their own addresses. */
import { discussions } from "#contract/discussions/discussions.ts";
import { staffComments } from "#contract/discussions/staff-comments.ts";
import { type Bound, bind } from "#server/platform/http/bind.ts";
import { createComment, removeComment, reportComment } from "./comments.ts";
import { addShare, discussionPage, likedOf, setLike } from "./discussions.ts";
import { commentQueue, decideComment } from "./staff-comments.ts";
import type { Topics } from "./topics.ts";

export const discussionsRoutes = (topics: Topics): Bound[] => [
  ...bind(discussions, {
    fetch: (ctx, input) => discussionPage(ctx, topics, input),
    fetchLiked: async (ctx, { kind, ids }) => ({ ids: await likedOf(ctx, kind, ids) }),
    like: (ctx, { kind, id, liked }) => setLike(ctx, topics, { kind, id }, liked),
    comment: async (ctx, { kind, id, text }) => ({ comment: await createComment(ctx, topics, { kind, id }, text) }),
    share: (ctx, key) => addShare(ctx, topics, key),
    delete: async (ctx, { id }) => {
      await removeComment(ctx, topics, id);
      return {};
    },
    report: async (ctx, given) => {
      await reportComment(ctx, topics, given);
      return {};
    },
  }),
  ...bind(staffComments, {
    fetchWaiting: (ctx) => commentQueue(ctx, topics),
    decide: async (ctx, given) => {
      await decideComment(ctx, topics, given);
      return {};
    },
  }),
];
