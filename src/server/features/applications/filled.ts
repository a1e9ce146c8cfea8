/** Tells those who have applied to an opening, and were not turned down, that its place is filled. */
import { paths } from "#contract/paths.ts";
import { notify } from "#server/features/notifications/notifications.ts";
import type { Ctx } from "#server/platform/context.ts";
import { listHopeful } from "./write-queries.ts";

/** In the transaction in which its owner says so. */
export async function tellOfFilled(ctx: Ctx, { id, name }: { id: string; name: string }): Promise<void> {
  for (const { id: applicationId, applicant_id } of await listHopeful(ctx, id))
    await notify(ctx, {
      memberId: applicant_id,
      key: "notice.application.filled",
      values: { title: name },
      redirect: paths.applications(),
      about: `application:${applicationId}`,
    });
}
