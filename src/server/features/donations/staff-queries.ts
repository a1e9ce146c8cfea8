/** The SQL of donations as the staff read them. */
import { sql } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { atMicros, type Keyset } from "#server/platform/postgres/keyset.ts";
import { type DonationRow, donationRows } from "./queries.ts";

export type StaffDonationRow = DonationRow & { recorded_by_name: string | null; decided_by_name: string | null };

const staffRows = (handle: Handle) =>
  donationRows(handle)
    .leftJoin("members as a", "a.id", "d.recorded_by")
    .leftJoin("members as b", "b.id", "d.decided_by")
    .select([
      sql<string | null>`case when a.id is not null then concat_ws(' ', a.first_name, a.last_name) end`.as(
        "recorded_by_name",
      ),
      sql<string | null>`case when b.id is not null then concat_ws(' ', b.first_name, b.last_name) end`.as(
        "decided_by_name",
      ),
    ]);

export function getStaffDonation(handle: Handle, id: string): Promise<StaffDonationRow> {
  return staffRows(handle).where("d.id", "=", id).executeTakeFirstOrThrow();
}

/** Those that wait with the longest waiting first, all others newest first. */
export function listStaffDonations(
  handle: Handle,
  state: "waiting" | "received" | "declined",
  { atMicros: micros, id }: Keyset,
  limit: number,
) {
  const isWaiting = state === "waiting";
  const column = state === "received" ? "d.received_at" : "d.created_at";
  const last = sql`('epoch'::timestamptz + ${micros}::bigint * interval '1 microsecond', ${id}::uuid)`;
  const own = sql`(${sql.ref(column)}, d.id)`;
  const direction = isWaiting ? "asc" : "desc";
  return staffRows(handle)
    .select(atMicros(column))
    .where("d.status", "=", state)
    .where(isWaiting ? sql<boolean>`${own} > ${last}` : sql<boolean>`${own} < ${last}`)
    .orderBy(column, direction)
    .orderBy("d.id", direction)
    .limit(limit)
    .execute();
}
