/** The SQL of the sessions behind calls. */
import type { Selectable } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { Members, Sessions } from "#server/tables/database.ts";

export type SessionRow = Pick<
  Selectable<Sessions>,
  | "id"
  | "member_id"
  | "client"
  | "bind_hash"
  | "last_seen_at"
  | "confirmed_at"
  | "expires_at"
  | "ended_at"
  | "end_reason"
> &
  Pick<Selectable<Members>, "plan_expires_at" | "blocked_at" | "staff_role">;

/** Named, because every call of a member begins with it: prepared once a connection, on the pool of hot reads. */
const BY_ID = {
  name: "session-by-id",
  text: () => `select s.id, s.member_id, s.client, s.bind_hash, s.last_seen_at, s.confirmed_at, s.expires_at, s.ended_at, s.end_reason, m.plan_expires_at, m.blocked_at, m.staff_role
    from sessions s join members m on m.id = s.member_id where s.id = $1`,
};

/** A session with what its member may do, whatever has become of it. */
export async function findSession({ query }: Handle, id: string): Promise<SessionRow | undefined> {
  const [row] = await query<SessionRow>({ ...BY_ID, values: [id] });
  return row;
}

export async function touchSession({ db }: Handle, id: string, now: Date): Promise<void> {
  await db.updateTable("sessions").set({ last_seen_at: now }).where("id", "=", id).execute();
}
