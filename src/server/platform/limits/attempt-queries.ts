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
