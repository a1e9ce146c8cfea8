/** Posts as something that members like, comment on and share. */
import { maskContacts } from "#base/contact-mask.ts";
import { shortId } from "#base/ids.ts";
import { paths } from "#contract/paths.ts";
import type { TopicRow } from "#server/features/discussions/topics.ts";
import { findReadable } from "./queries.ts";

export const postTopic: TopicRow = {
  kind: "post",
  find: async (ctx, id) => {
    const row = await findReadable(ctx, id);
    return row && { title: maskContacts(row.name), path: paths.post(shortId(id)), ownerId: row.owner_id };
  },
};
