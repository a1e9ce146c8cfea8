/** The SQL of the staff's visits to businesses. */
import type { Insertable } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { BusinessVisits } from "#server/tables/database.ts";

/** One a business and day: what is recorded later about the same day takes its place. */
export async function putVisit({ db }: Handle, row: Insertable<BusinessVisits>): Promise<void> {
  const { team, staff_id, recorded_at } = row;
  await db
    .insertInto("business_visits")
    .values(row)
    .onConflict((c) => c.columns(["business_id", "visited_on"]).doUpdateSet({ team, staff_id, recorded_at }))
    .execute();
}
