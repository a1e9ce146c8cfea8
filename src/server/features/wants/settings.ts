/** Whether a member is told of requirements that fit what they sell. */
import { type Ctx, memberOf } from "#server/platform/context.ts";
import { findSwitch, putSwitch } from "./member-queries.ts";

export async function showSettings(ctx: Ctx) {
  return { tellsOfRequirements: await findSwitch(ctx, memberOf(ctx).id) };
}

export async function saveSettings(ctx: Ctx, { tellsOfRequirements }: { tellsOfRequirements: boolean }) {
  await putSwitch(ctx, memberOf(ctx).id, tellsOfRequirements, ctx.clock.now());
  return showSettings(ctx);
}
