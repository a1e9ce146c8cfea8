/** The SQL of the nightly comparisons of the gateway's payments with the books. */
import type { Base } from "#server/platform/context.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";

/** When the last completed one was; undefined before the first. */
export async function findComparedAt({ db }: Handle): Promise<Date | undefined> {
  const last = await db
    .selectFrom("payment_comparisons")
    .select((e) => e.fn.max("until").as("at"))
    .executeTakeFirst();
  return last?.at ?? undefined;
}

/** The same; at first, when the first order was made. */
export async function findLastComparison(handle: Handle): Promise<Date | undefined> {
  const first = await handle.db
    .selectFrom("payment_orders")
    .select((e) => e.fn.min("created_at").as("at"))
    .executeTakeFirst();
  return (await findComparedAt(handle)) ?? first?.at ?? undefined;
}

export async function insertComparison(
  { db, clock }: Handle & Pick<Base, "clock">,
  comparison: { until: Date; applied: number },
): Promise<void> {
  await db
    .insertInto("payment_comparisons")
    .values({ ...comparison, finished_at: clock.now() })
    .onConflict((c) => c.doNothing())
    .execute();
}
