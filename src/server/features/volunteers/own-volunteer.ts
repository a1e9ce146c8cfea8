/** What members do with their own sign-up as a volunteer: read it, change it, take it back. */
import type { ParsedOf } from "#contract/endpoint.ts";
import type { OwnVolunteer, volunteers } from "#contract/volunteers.ts";
import { type Ctx, changed, memberOf } from "#server/platform/context.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { refuse } from "#server/platform/refusal.ts";
import { findOwn, updateOfMember } from "./queries.ts";
import { viewOwn } from "./view.ts";
import { VOLUNTEER_PAGES, valuesOf } from "./volunteers.ts";

/** Null without one. */
export async function showOwn(ctx: Ctx): Promise<OwnVolunteer | null> {
  const row = await findOwn(ctx, memberOf(ctx).id);
  return row ? viewOwn(row) : null;
}

/** Saves the whole form; how it stands with the volunteer stays. */
export async function updateOwn(ctx: Ctx, form: ParsedOf<typeof volunteers.update>): Promise<OwnVolunteer> {
  const values = await valuesOf(ctx, form, memberOf(ctx).id);
  return inTransaction(ctx, async (ctx) => {
    await change(ctx, values);
    return (await showOwn(ctx))!;
  });
}

/** Nobody sees it from now on; the timed job deletes it later. */
export function withdrawOwn(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now();
  return inTransaction(ctx, (ctx) => change(ctx, { withdrawn_at: now, updated_at: now }));
}

async function change(ctx: Ctx, values: Parameters<typeof updateOfMember>[2]): Promise<void> {
  if (!(await updateOfMember(ctx, memberOf(ctx).id, values))) refuse("volunteer.not-found");
  await changed(ctx, VOLUNTEER_PAGES);
}
