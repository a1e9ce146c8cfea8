/** What becomes of alerts whose message has ended: done once it has left, otherwise told again, by the next channel or the next morning. */
import { DAY_MS } from "#base/dates.ts";
import type { Base } from "#server/platform/context.ts";
import { deliverMessage } from "#server/platform/outbox/outbox.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { finishAlerts } from "./alert-queries.ts";
import { wakeSender } from "./alerts.ts";
import { lockCarried, releaseAlerts } from "./carried-queries.ts";
import { dueAt } from "./hours.ts";

/** A gateway that is down for longer has no way to the member any more. */
const TRIED_DAYS = 7;

/** The job of a message. It may run again after its message has ended: the alerts that it carried are then told of that, if they have not been. */
export async function deliverAndTell(base: Base, { id }: { id: string }): Promise<void> {
  const { state, channel } = await deliverMessage(base, { id });
  await inTransaction(base, async (base) => {
    const carried = await lockCarried(base, id);
    const memberId = carried[0]?.member_id;
    if (!memberId) return;
    const now = base.clock.now();
    const ids = (some: typeof carried) => some.map((alert) => alert.id);
    if (state === "sent") return finishAlerts(base, ids(carried), { outcome: "sent", now });
    const [old, rest] = [true, false].map((isOld) =>
      carried.filter(({ created_at }) => created_at.getTime() < now.getTime() - TRIED_DAYS * DAY_MS === isOld),
    ) as [typeof carried, typeof carried];
    if (old.length) await finishAlerts(base, ids(old), { outcome: "dropped", now });
    if (!rest.length) return;
    const due = dueAt(now, "at-once");
    await releaseAlerts(base, ids(rest), { due, refusedBy: state === "refused" ? channel : undefined });
    if (due <= now) await wakeSender(base, memberId);
  });
}
