/** What a block between two members makes of leads: those between them are shown to neither, and their notices go. */
import type { Kinds } from "#server/features/directory/kinds.ts";
import { deleteToldAbout } from "#server/features/notifications/about-queries.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { listBetween, listItemsBetween, recountItems } from "./between-queries.ts";

/** Also what waits to be sent. */
export async function endNoticesBetween(ctx: Handle, one: string, other: string): Promise<void> {
  const ids = await listBetween(ctx, one, other);
  await deleteToldAbout(
    ctx,
    [one, other],
    ids.flatMap((id) => [`lead:${id}`, `follow-up:${id}`]),
  );
}

/** When a block has begun or ended. */
export const recountLeads =
  (kinds: Kinds) =>
  async (ctx: Handle, one: string, other: string): Promise<void> =>
    recountItems(ctx, kinds, await listItemsBetween(ctx, one, other));
