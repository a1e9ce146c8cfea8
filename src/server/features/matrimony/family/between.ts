/** What a block between two members makes of invitations to act for a profile: those between them are shown to neither, and their notices go. */
import { deleteToldAbout } from "#server/features/notifications/about-queries.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { listInvitedBetween } from "./manager-queries.ts";

export async function endInvitationsBetween(ctx: Handle, one: string, other: string): Promise<void> {
  const ids = await listInvitedBetween(ctx, one, other);
  await deleteToldAbout(
    ctx,
    [one, other],
    ids.map((id) => `family:${id}`),
  );
}
