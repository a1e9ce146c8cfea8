/** What follows when an owner is blocked or let in again: the database withholds the businesses or shows them; pages and search are told here. */
import { changed } from "#server/platform/context.ts";
import type { Ports } from "#server/platform/ports.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { lockBusinessesOf } from "./own-queries.ts";
import { showsOf } from "./shows.ts";

/** Does what blocks or unblocks the owner, in the caller's transaction. The businesses are held before, so that no decision about one of them slips in between. */
export async function takeAlong(
  ctx: Handle & { ports: Pick<Ports, "reindex"> },
  ownerId: string,
  blockOrUnblock: () => Promise<void>,
): Promise<void> {
  const owned = await lockBusinessesOf(ctx, ownerId);
  await blockOrUnblock();
  await changed(ctx, ...owned.flatMap(showsOf));
  await ctx.ports.reindex(ctx, { businessIds: owned.map(({ id }) => id) });
}
