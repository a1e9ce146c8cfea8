/** The SQL of what waits for the staff among matrimonial profiles. */
import { sql } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { Keyset } from "#server/platform/postgres/keyset.ts";

/** Since when a profile, or its edit, waits. */
const SINCE = sql<Date>`coalesce(x.pending_since, x.created_at)`;

/** Ids of waiting profiles after the one of the cursor, the longest waiting first, and who wrote each. */
export function listWaiting(ctx: Handle, after: Keyset | undefined, limit: number) {
  return waiting(ctx)
    .innerJoin("members as m", "m.id", "x.owner_id")
    .select(["x.id"])
    .select(["x.updated_at", "m.phone as owner_phone", "m.created_at as owner_since"])
    .select([
      SINCE.as("waiting_since"),
      sql<number>`(extract(epoch from ${SINCE}) * 1000000)::bigint`.as("at_micros"),
      sql<string>`concat_ws(' ', m.first_name, m.last_name)`.as("owner_name"),
    ])
    .$if(after !== undefined, (q) =>
      q.where(
        sql<boolean>`(${SINCE}, x.id) > ('epoch'::timestamptz + ${after!.atMicros}::bigint * interval '1 microsecond', ${after!.id}::uuid)`,
      ),
    )
    .orderBy(SINCE)
    .orderBy("x.id")
    .limit(limit)
    .execute();
}
export type WaitingRow = Awaited<ReturnType<typeof listWaiting>>[number];

export async function countWaiting(ctx: Handle): Promise<number> {
  const { total } = await waiting(ctx)
    .select((e) => e.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

/** Nothing that its person has not agreed to, and nothing of a blocked owner. */
function waiting({ db }: Handle) {
  return (
    db
      .selectFrom("matrimony_profiles as x")
      .where("x.deleted_at", "is", null)
      .where("x.person_agreed_at", "is not", null)
      // What grave reports hold is freed by the decision about them alone.
      .where("x.held_at", "is", null)
      .where("x.approval", "<>", "withheld")
      .where((e) => e.or([e("x.approval", "=", "pending"), e("x.pending_since", "is not", null)]))
      .where(sql<boolean>`not exists (select 1 from members o where o.id = x.owner_id and o.blocked_at is not null)`)
  );
}
