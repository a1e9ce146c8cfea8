/** Tells members who have signed up already which businesses an import left to their phone; whoever signs up later is told then. */
import { shortId } from "#base/ids.ts";
import { paths } from "#contract/paths.ts";
import { notify } from "#server/features/notifications/notifications.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { listSignedUp } from "./queries.ts";
import type { ImportRow } from "./row.ts";

export async function tellOwners(
  ctx: Handle,
  created: Array<{ id: string; ownerId: string; row: ImportRow }>,
  now: Date,
): Promise<void> {
  const signedUp = await listSignedUp(
    ctx,
    created.map(({ ownerId }) => ownerId),
  );
  for (const { id, ownerId, row } of created)
    if (signedUp.has(ownerId))
      await notify(
        { ...ctx, clock: { now: () => now } },
        {
          memberId: ownerId,
          key: "notice.business.claimed",
          values: { title: row.name },
          redirect: paths.businessProfile(shortId(id)),
        },
      );
}
