/** What a block between two members makes of leads: those between them are shown to neither, and their notices go. */
import type { Kinds } from "#server/features/directory/kinds.ts";
import { deleteToldAbout } from "#server/features/notifications/about-queries.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { listBetween, recountBetween } from "./between-queries.ts";

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
  (ctx: Handle, one: string, other: string): Promise<void> =>
    recountBetween(ctx, kinds, one, other);
