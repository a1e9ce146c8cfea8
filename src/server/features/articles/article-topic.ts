/** Articles as a topic that members like, comment on and share. */
import type { TopicRow } from "#server/features/discussions/topics.ts";
import { findArticle } from "./queries.ts";
import { pathOf } from "./view.ts";

export const articleTopic: TopicRow = {
  kind: "article",
  find: async (ctx, id) => {
    const row = await findArticle(ctx, id);
    if (row?.state !== "published" || row.deleted_at !== null) return undefined;
    // Who sent a story hears of comments; nobody of the staff does.
    return { title: row.name, path: pathOf(row), ownerId: row.sent_at ? row.owner_id : null };
  },
};
