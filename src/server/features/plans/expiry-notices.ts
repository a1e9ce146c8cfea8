/** Notices to members whose plan is about to end, or has ended: once for each end of a plan. */
import { DAY_MS, showDate } from "#base/dates.ts";
import { EXPIRING_DAYS } from "#contract/limits.ts";
import { paths } from "#contract/paths.ts";
import { notify } from "#server/features/notifications/notifications.ts";
import type { Base } from "#server/platform/context.ts";
import { sendMessage } from "#server/platform/outbox/outbox.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";
import { insertPlanNotice, listUnnoticedEndings, type NoticeKind, type PlanEnding } from "./expiry-queries.ts";

/** The task's name in the queue. */
export const EXPIRY_NOTICES = "plans-expiry-notices";
const AT_ONCE = 200;
/** Whose plan ended before that gets no notice any more: it ended while no job was running. */
const EXPIRED_DAYS = 7;
const MAIL_GOOD_MINUTES = 24 * 60;

/** The job of every hour: notifies those whose plan ends within seven days, and those whose plan has ended. Answers how many it notified. */
export async function sendExpiryNotices(base: Base): Promise<number> {
  const now = base.clock.now();
  const in7Days = new Date(now.getTime() + EXPIRING_DAYS * DAY_MS);
  const longAgo = new Date(now.getTime() - EXPIRED_DAYS * DAY_MS);
  const expiring = await notifyAll(base, "expiring", now, in7Days);
  return expiring + (await notifyAll(base, "expired", longAgo, now));
}

async function notifyAll(base: Base, kind: NoticeKind, from: Date, to: Date): Promise<number> {
  for (let sent = 0; ; ) {
    const endings = await listUnnoticedEndings(base, { kind, from, to, limit: AT_ONCE });
    for (const ending of endings) if (await notifyOne(base, kind, ending)) sent += 1;
    if (endings.length < AT_ONCE) return sent;
  }
}

/** False when another process has sent the notice meanwhile. */
function notifyOne(base: Base, kind: NoticeKind, ending: PlanEnding): Promise<boolean> {
  return inTransaction(base, async (base) => {
    const notice = { member_id: ending.id, kind, plan_end: ending.plan_expires_at, noticed_at: base.clock.now() };
    if (!(await insertPlanNotice(base, notice))) return false;
    const date = showDate(ending.plan_expires_at, ending.language);
    await notify(base, {
      memberId: ending.id,
      key: `notice.plan-${kind}`,
      values: { date },
      redirect: paths.renewPlan(),
      about: "plan-end",
    });
    if (ending.mail_address)
      await sendMessage(base, {
        channel: "email",
        to: ending.mail_address,
        template: `outgoing.plan-${kind}`,
        values: { date, link: `${base.config.publicUrl}${paths.renewPlan()}` },
        language: ending.language,
        goodMinutes: MAIL_GOOD_MINUTES,
      });
    return true;
  });
}
