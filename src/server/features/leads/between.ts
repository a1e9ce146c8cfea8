/** What a block between two members makes of leads: those between them are shown to neither, and their notices go. */
import type { Kinds } from "#server/features/directory/kinds.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { deleteNoticesBetween, recountBetween } from "./between-queries.ts";

export function endNoticesBetween(ctx: Handle, one: string, other: string): Promise<void> {
  return deleteNoticesBetween(ctx, one, other);
}

/** When a block has begun or ended. */
export const recountLeads =
  (kinds: Kinds) =>
  (ctx: Handle, one: string, other: string): Promise<void> =>
    recountBetween(ctx, kinds, one, other);
