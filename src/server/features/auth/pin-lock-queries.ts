/** The SQL of waiting after wrong PINs: each lock has its bucket, the failures since the last right PIN, and those of the day. */
import { type Expression, sql } from "kysely";
import { DAY_MS, dayOf } from "#base/dates.ts";
import type { Base } from "#server/platform/context.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { LONGEST_WAIT_MINUTES, WRONG_PINS, WRONG_PINS_A_DAY } from "./limits.ts";

type Ctx = Handle & Pick<Base, "clock">;

/** Counts a failure, unless the waiting time still lasts: then false. */
export async function addFailure({ db, clock }: Ctx, bucket: string): Promise<boolean> {
  const now = clock.now();
  const today = dayOf(now);
  const failures = sql<number>`case when pin_locks.today = ${today}::date then pin_locks.failures else 0 end + 1`;
  const ofToday = sql<number>`case when pin_locks.today = ${today}::date then pin_locks.failures_today else 0 end + 1`;
  const row = await db
    .insertInto("pin_locks")
    .values({ bucket, failures: 1, failures_today: 1, today, locked_until: null })
    .onConflict((o) =>
      o
        .column("bucket")
        .doUpdateSet({
          failures,
          failures_today: ofToday,
          today,
          locked_until: lockedUntil({ failures, ofToday, now }),
        })
        .where((e) => e.or([e("pin_locks.locked_until", "is", null), e("pin_locks.locked_until", "<=", now)])),
    )
    .returning("bucket")
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes the failures back, all of them or the last one; the day's count always goes back by one. */
export async function takeBack({ db }: Handle, bucket: string, which: "all" | "last"): Promise<void> {
  const failures = which === "all" ? 0 : sql<number>`greatest(failures - 1, 0)`;
  await db
    .updateTable("pin_locks")
    .set({ failures, failures_today: sql`greatest(failures_today - 1, 0)`, locked_until: null })
    .where("bucket", "=", bucket)
    .execute();
}

export async function deleteLock({ db }: Handle, bucket: string): Promise<void> {
  await db.deleteFrom("pin_locks").where("bucket", "=", bucket).execute();
}

export async function findLockedUntil({ db }: Handle, bucket: string): Promise<Date | null> {
  const row = await db.selectFrom("pin_locks").select("locked_until").where("bucket", "=", bucket).executeTakeFirst();
  return row?.locked_until ?? null;
}

/** 1, 2, 4, 8, 15 minutes from the fifth failure on; the tenth of a day waits for the next day in Asia/Kolkata. */
function lockedUntil({ failures, ofToday, now }: Record<"failures" | "ofToday", Expression<number>> & { now: Date }) {
  const tomorrow = new Date(`${dayOf(new Date(now.getTime() + DAY_MS))}T00:00:00+05:30`);
  return sql<Date | null>`case
    when ${ofToday} >= ${WRONG_PINS_A_DAY}::int then ${tomorrow}::timestamptz
    when ${failures} >= ${WRONG_PINS}::int
      then ${now}::timestamptz + make_interval(mins => least(power(2, ${failures} - ${WRONG_PINS}::int), ${LONGEST_WAIT_MINUTES}::int)::int)
    else null end`;
}
