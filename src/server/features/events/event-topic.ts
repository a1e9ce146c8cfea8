/** Events as a topic that members comment on and share. */
import { maskContacts } from "#base/contact-mask.ts";
import { areBlocked } from "#server/features/blocks/blocks.ts";
import type { TopicRow } from "#server/features/discussions/topics.ts";
import { eventPath } from "./gathering-kind.ts";
import { listByIds } from "./queries.ts";

export const eventTopic: TopicRow = {
  kind: "event",
  find: async (ctx, id) => {
    const [row] = await listByIds(ctx, [id]);
    if (!row || row.deleted_at || row.approval !== "approved" || row.held_at) return undefined;
    const me = ctx.viewer.kind === "member" ? ctx.viewer.id : undefined;
    if (me !== undefined && me !== row.owner_id && (await areBlocked(ctx, me, row.owner_id))) return undefined;
    return { title: maskContacts(row.name), path: eventPath(row), ownerId: row.owner_id };
  },
};
