/** What either side is told about a request for a rite, in the portal and outside of it; outside without names. */

import { maskContacts } from "#base/contact-mask.ts";
import { paths } from "#contract/paths.ts";
import { addAlert } from "#server/features/notifications/alerts/alerts.ts";
import { notify } from "#server/features/notifications/notifications.ts";
import type { Ctx } from "#server/platform/context.ts";

type Told = "asked" | "accepted" | "proposed" | "refused" | "confirmed" | "withdrawn";

/** `side`: who is told. Each step is told once. */
export async function tellOf(
  ctx: Ctx,
  event: Told,
  { id, memberId, title, side }: { id: string; memberId: string; title: string; side: "received" | "sent" },
): Promise<void> {
  const path = paths.sevaRequests(side === "received" ? {} : { side });
  const item = maskContacts(title);
  await notify(ctx, {
    memberId,
    key: `notice.seva-request.${event}`,
    values: { title: item },
    redirect: path,
    about: `seva-request:${id}`,
  });
  const about = `seva-request:${id}:${event}:${ctx.clock.now().getTime()}`;
  await addAlert(ctx, { memberId, kind: "seva-request", about, path, values: { item } });
}
