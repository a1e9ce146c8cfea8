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

/** What one business has of a day stays; the visits of the other days come from the other. */
export async function moveVisits({ db }: Handle, from: string, to: string): Promise<void> {
  await db
    .updateTable("business_visits as v")
    .set({ business_id: to })
    .where("v.business_id", "=", from)
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom("business_visits as o")
            .select("o.business_id")
            .where("o.business_id", "=", to)
            .whereRef("o.visited_on", "=", "v.visited_on"),
        ),
      ),
    )
    .execute();
}
