/** Word to members whose plan is about to end, or has ended: once for each end of a plan. */
import { DAY_MS, showDate } from "#base/dates.ts";
import { EXPIRING_DAYS } from "#contract/limits.ts";
import { paths } from "#contract/paths.ts";
import { notify } from "#server/features/notifications/notifications.ts";
import type { Base } from "#server/platform/context.ts";
import { sendMessage } from "#server/platform/outbox/outbox.ts";
import { inTransaction } from "#server/platform/postgres/handle.ts";

/** The task's name in the queue. */
export const EXPIRY_NOTICES = "plans-expiry-notices";
const AT_ONCE = 200;
/** Who expired before that is not told any more: such a plan ended while nobody was telling. */
const EXPIRED_DAYS = 7;
const MAIL_GOOD_MINUTES = 24 * 60;

interface Ending {
  id: string;
  plan_expires_at: Date;
  language: "en" | "hi";
  email: string | null;
  first_name: string;
}

/** The job of every hour: tells those whose plan ends within seven days, and those whose plan has ended. Answers how many were told. */
export async function tellEndings(base: Base): Promise<number> {
  const now = base.clock.now();
  const in7Days = new Date(now.getTime() + EXPIRING_DAYS * DAY_MS);
  const longAgo = new Date(now.getTime() - EXPIRED_DAYS * DAY_MS);
  const expiring = await tellAll(base, "expiring", now, in7Days);
  return expiring + (await tellAll(base, "expired", longAgo, now));
}

async function tellAll(base: Base, kind: "expiring" | "expired", from: Date, to: Date): Promise<number> {
  for (let told = 0; ; ) {
    const endings = await listUntold(base, kind, from, to);
    for (const ending of endings) if (await tellOne(base, kind, ending)) told += 1;
    if (endings.length < AT_ONCE) return told;
  }
}

function listUntold({ db }: Base, kind: "expiring" | "expired", from: Date, to: Date): Promise<Ending[]> {
  return db
    .selectFrom("members as m")
    .leftJoin("plan_notices as n", (j) =>
      j.onRef("n.member_id", "=", "m.id").onRef("n.plan_end", "=", "m.plan_expires_at").on("n.kind", "=", kind),
    )
    .select(["m.id", "m.plan_expires_at", "m.language", "m.email", "m.first_name"])
    .where("m.plan_expires_at", ">", from)
    .where("m.plan_expires_at", "<=", to)
    .where("m.blocked_at", "is", null)
    .where("n.member_id", "is", null)
    .orderBy("m.plan_expires_at")
    .limit(AT_ONCE)
    .$narrowType<{ plan_expires_at: Date }>()
    .execute();
}

/** False when another process has told it meanwhile. */
function tellOne(base: Base, kind: "expiring" | "expired", ending: Ending): Promise<boolean> {
  return inTransaction(base, async (base) => {
    const now = base.clock.now();
    const fresh = await base.db
      .insertInto("plan_notices")
      .values({ member_id: ending.id, kind, plan_end: ending.plan_expires_at, noticed_at: now })
      .onConflict((c) => c.doNothing())
      .returning("kind")
      .executeTakeFirst();
    if (!fresh) return false;
    const date = showDate(ending.plan_expires_at, ending.language);
    await notify(base, {
      memberId: ending.id,
      key: `notice.plan-${kind}`,
      values: { date },
      redirect: paths.renewPlan(),
      about: "plan-end",
    });
    if (ending.email)
      await sendMessage(base, {
        channel: "email",
        to: ending.email,
        template: `outgoing.plan-${kind}`,
        values: { name: ending.first_name, date, link: `${base.config.publicUrl}${paths.renewPlan()}` },
        language: ending.language,
        goodMinutes: MAIL_GOOD_MINUTES,
      });
    return true;
  });
}
