/** Announcements as a topic below which members write condolences or congratulations, where the family wants them. */
import { maskContacts } from "#base/contact-mask.ts";
import { shortId } from "#base/ids.ts";
import { slugify } from "#base/slug.ts";
import { paths, slugWithId } from "#contract/paths.ts";
import type { TopicRow } from "#server/features/discussions/topics.ts";
import { findVisible } from "./announcements.ts";

export const announcementTopic: TopicRow = {
  kind: "notice",
  commentsAlone: true,
  find: async (ctx, id) => {
    const row = await findVisible(ctx, id);
    if (!row?.comments_open || row.approval !== "approved") return undefined;
    const path = paths.announcement(slugWithId(slugify(row.name), shortId(row.id)));
    return { title: maskContacts(row.name), path, ownerId: row.owner_id };
  },
};
