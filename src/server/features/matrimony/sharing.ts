/** What a family has shared of a profile ends when its person does not agree any more, or is another. */
import { endConsentsOf } from "#server/features/consents/subject-end.ts";
import type { Ctx } from "#server/platform/context.ts";
import { endLinksOf } from "./link-end-queries.ts";

/** Requests, grants and links to the biodata, in the caller's transaction, which holds the profile: a later yes brings none of them back. */
export async function endSharing(ctx: Ctx, profileId: string): Promise<void> {
  await endConsentsOf(ctx, "profile", profileId);
  await endLinksOf(ctx, profileId, ctx.clock.now());
}
