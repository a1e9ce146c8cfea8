/** Closing a member's account and opening it again; what the member owns follows by a rule of the database. */
import type { Ctx } from "#server/platform/context.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";

/** Closes the account at that instant, or opens it with null. */
export async function setBlockedAt(ctx: Handle & Pick<Ctx, "clock">, id: string, at: Date | null): Promise<void> {
  await ctx.db
    .updateTable("members")
    .set({ blocked_at: at, updated_at: ctx.clock.now() })
    .where("id", "=", id)
    .execute();
}
