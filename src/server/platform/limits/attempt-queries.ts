/** The SQL of counted events: one row (a bucket) for each limit and each person or address that it counts. */
import { sql } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";

/** Counts one more, up to one above `most`, in a new window when the old one is over. Answers the count and the end of the window. */
export function countInBucket(
  { db }: Handle,
  bucket: string,
  { most, seconds }: { most: number; seconds: number },
  now: Date,
): Promise<{ count: number; expires_at: Date }> {
  const until = new Date(now.getTime() + seconds * 1000);
  return db
    .insertInto("attempt_counters")
    .values({ bucket, window_start: now, count: 1, expires_at: until })
    .onConflict((o) =>
      o.column("bucket").doUpdateSet({
        count: sql`case when attempt_counters.expires_at <= ${now} then 1 else least(attempt_counters.count, ${most}) + 1 end`,
        window_start: sql`case when attempt_counters.expires_at <= ${now} then ${now} else attempt_counters.window_start end`,
        expires_at: sql`case when attempt_counters.expires_at <= ${now} then ${until} else attempt_counters.expires_at end`,
      }),
    )
    .returning(["count", "expires_at"])
    .executeTakeFirstOrThrow();
}

/** Adds `by` to the count where it is still below `most`; false where it is not, and then nothing changes. A window that is over begins anew. */
export async function addBelow(
  { db }: Handle,
  bucket: string,
  { most, seconds, by }: { most: number; seconds: number; by: 0 | 1 },
  now: Date,
): Promise<boolean> {
  const until = new Date(now.getTime() + seconds * 1000);
  const isOver = sql<boolean>`attempt_counters.expires_at <= ${now}`;
  const row = await db
    .insertInto("attempt_counters")
    .values({ bucket, window_start: now, count: by, expires_at: until })
    .onConflict((o) =>
      o
        .column("bucket")
        .doUpdateSet({
          count: sql`case when ${isOver} then 0 else attempt_counters.count end + ${by}::int`,
          window_start: sql`case when ${isOver} then ${now} else attempt_counters.window_start end`,
          expires_at: sql`case when ${isOver} then ${until} else attempt_counters.expires_at end`,
        })
        .where((e) => e.or([isOver, e("attempt_counters.count", "<", most)])),
    )
    .returning("bucket")
    .executeTakeFirst();
  return row !== undefined;
}

export async function uncountInBucket({ db }: Handle, bucket: string): Promise<void> {
  await db
    .updateTable("attempt_counters")
    .set({ count: sql`greatest(count - 1, 0)` })
    .where("bucket", "=", bucket)
    .execute();
}

export async function deleteBucket({ db }: Handle, bucket: string): Promise<void> {
  await db.deleteFrom("attempt_counters").where("bucket", "=", bucket).execute();
}
