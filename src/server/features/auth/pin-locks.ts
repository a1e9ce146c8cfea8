/** Waiting after wrong PINs: a try is counted before it is looked at, so that parallel guesses cannot beat the count, and given back when it was right. */
import { sql } from "kysely";
import { DAY_MS, dayOf } from "#base/dates.ts";
import type { Ctx } from "#server/platform/context.ts";
import { mark } from "#server/platform/keys.ts";
import { refuse } from "#server/platform/refusal.ts";
import { LONGEST_WAIT_MINUTES, WRONG_PINS, WRONG_PINS_A_DAY } from "./limits.ts";

/** Who is counted: an account for all devices it does not know, one known device of an account, or the change of a PIN within a session. */
export type LockedThing = { phone: string } | { member: string; device: Buffer } | { member: string };

/** Counts a try; refuses as 'rate.limited' while the waiting time lasts, without counting. */
export async function takeTry(ctx: Ctx, thing: LockedThing): Promise<void> {
  const now = ctx.clock.now();
  const today = dayOf(now);
  const failures = sql<number>`case when pin_locks.today = ${today}::date then pin_locks.failures else 0 end + 1`;
  const ofToday = sql<number>`case when pin_locks.today = ${today}::date then pin_locks.failures_today else 0 end + 1`;
  const counted = await ctx.db
    .insertInto("pin_locks")
    .values({ bucket: bucketOf(ctx, thing), failures: 1, failures_today: 1, today, locked_until: null })
    .onConflict((o) =>
      o
        .column("bucket")
        .doUpdateSet({
          failures,
          failures_today: ofToday,
          today: sql`${today}::date`,
          locked_until: lockedUntil({ failures, ofToday, now }),
        })
        .where((eb) => eb.or([eb("pin_locks.locked_until", "is", null), eb("pin_locks.locked_until", "<=", now)])),
    )
    .returning("bucket")
    .executeTakeFirst();
  if (!counted) refuse("rate.limited", { seconds: await secondsLeft(ctx, thing) });
}

/** Takes the try back: it was right, so the waiting starts anew, but the day's count of wrong ones stays. */
export async function forgiveTry(ctx: Ctx, thing: LockedThing): Promise<void> {
  await giveBack(ctx, thing, sql<number>`0`);
}

/** Takes the try back as if it had not been made: nobody looked at it. */
export async function undoTry(ctx: Ctx, thing: LockedThing): Promise<void> {
  await giveBack(ctx, thing, sql<number>`greatest(failures - 1, 0)`);
}

/** Forgets all tries: the owner has proved the phone. */
export async function clearTries(ctx: Ctx, thing: LockedThing): Promise<void> {
  await ctx.db.deleteFrom("pin_locks").where("bucket", "=", bucketOf(ctx, thing)).execute();
}

async function giveBack(ctx: Ctx, thing: LockedThing, failures: ReturnType<typeof sql<number>>): Promise<void> {
  await ctx.db
    .updateTable("pin_locks")
    .set({ failures, failures_today: sql`greatest(failures_today - 1, 0)`, locked_until: null })
    .where("bucket", "=", bucketOf(ctx, thing))
    .execute();
}

async function secondsLeft(ctx: Ctx, thing: LockedThing): Promise<number> {
  const row = await ctx.db
    .selectFrom("pin_locks")
    .select("locked_until")
    .where("bucket", "=", bucketOf(ctx, thing))
    .executeTakeFirst();
  const left = (row?.locked_until?.getTime() ?? 0) - ctx.clock.now().getTime();
  return Math.max(1, Math.ceil(left / 1000));
}

/** 1, 2, 4, 8, 15 minutes from the fifth failure on; the tenth of a day waits for the next day in Asia/Kolkata. */
function lockedUntil({
  failures,
  ofToday,
  now,
}: {
  failures: ReturnType<typeof sql<number>>;
  ofToday: ReturnType<typeof sql<number>>;
  now: Date;
}) {
  const tomorrow = new Date(`${dayOf(new Date(now.getTime() + DAY_MS))}T00:00:00+05:30`);
  return sql<Date | null>`case
    when ${ofToday} >= ${WRONG_PINS_A_DAY}::int then ${tomorrow}::timestamptz
    when ${failures} >= ${WRONG_PINS}::int
      then ${now}::timestamptz + make_interval(mins => least(power(2, ${failures} - ${WRONG_PINS}::int), ${LONGEST_WAIT_MINUTES}::int)::int)
    else null end`;
}

function bucketOf(ctx: Ctx, thing: LockedThing): string {
  const parts =
    "phone" in thing
      ? ["account", thing.phone]
      : "device" in thing
        ? ["device", thing.member, thing.device.toString("hex")]
        : ["change", thing.member];
  return `${parts[0]}:${mark(ctx.config, "bucket", ...parts)
    .toString("base64url")
    .slice(0, 22)}`;
}
