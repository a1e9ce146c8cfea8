/** The calls about the social feed. */
import { feed, staffFeed } from "#contract/feed.ts";
import { type Bound, bind } from "#server/platform/http/bind.ts";
import { feedPage, ownPostPage, showPost, staffPostPage } from "./feed.ts";
import { hidePost } from "./hiding.ts";
import { mute, mutedPage, unmute } from "./mutes.ts";
import { removePost, savePost } from "./own-posts.ts";
import { vote } from "./votes.ts";

export const feedRoutes: Bound[] = [
  ...bind(feed, {
    fetch: feedPage,
    fetchOne: async (ctx, { id }) => ({ post: await showPost(ctx, id) }),
    fetchMine: ownPostPage,
    update: savePost,
    delete: async (ctx, { id }) => {
      await removePost(ctx, id);
      return {};
    },
    vote: async (ctx, input) => ({ post: await vote(ctx, input) }),
    hide: async (ctx, input) => ({ post: await hidePost(ctx, input) }),
    mute: async (ctx, { id }) => {
      await mute(ctx, id);
      return {};
    },
    unmute: async (ctx, { id }) => {
      await unmute(ctx, id);
      return {};
    },
    fetchMuted: mutedPage,
  }),
  ...bind(staffFeed, { fetchAll: staffPostPage }),
];
