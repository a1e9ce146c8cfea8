/** The SQL of new listings as the staff see them. */
import { sql } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { atMicros, isBefore, type Keyset } from "#server/platform/postgres/keyset.ts";

export type NewListingRow = Awaited<ReturnType<typeof listNewListings>>[number];

/** Public ones after the one of the cursor, the newest first. */
export function listNewListings({ db }: Handle, from: Keyset, limit: number) {
  return db
    .selectFrom("listings as l")
    .innerJoin("businesses as b", "b.id", "l.business_id")
    .innerJoin("members as m", "m.id", "l.owner_id")
    .innerJoin("places as p", "p.id", "l.place_id")
    .select(["l.id", "l.name", "l.description", "l.business_id", "l.posted_at", "b.name as business_name"])
    .select(["p.name as place", "p.name_hi as place_hi", "p.slug as place_slug", "m.phone as owner_phone"])
    .select([
      atMicros("l.posted_at"),
      sql<string>`concat_ws(' ', m.first_name, m.last_name)`.as("owner_name"),
      sql<number>`(select count(*)::int from listings o where o.business_id = l.business_id and o.deleted_at is null
        and o.posted_at <= l.posted_at and o.posted_at > l.posted_at - interval '1 day')`.as("of_day"),
    ])
    .where("l.deleted_at", "is", null)
    .where("l.is_public", "=", true)
    .where("l.status", "=", "active")
    .where(isBefore("l.posted_at", "l.id", from))
    .orderBy("l.posted_at", "desc")
    .orderBy("l.id", "desc")
    .limit(limit)
    .execute();
}
