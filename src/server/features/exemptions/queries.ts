/** The SQL of requests for a year without payment. */
import { type Insertable, sql, type Updateable } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { atMicros, type Keyset } from "#server/platform/postgres/keyset.ts";
import type { ExemptionRequests } from "#server/tables/database.ts";

/** The member's newest that was not withdrawn, with the year that it brought. */
export function findNewest({ db }: Handle, memberId: string) {
  return db
    .selectFrom("exemption_requests as e")
    .innerJoin("exemption_reasons as r", "r.id", "e.reason_id")
    .leftJoin("plan_grants as g", "g.exemption_id", "e.id")
    .select(["e.message", "e.decision", "e.rejection_message", "e.decided_at", "e.created_at", "e.document_type"])
    .select(["r.name as reason", "r.name_hi as reason_hi", "g.ends_at"])
    .where("e.member_id", "=", memberId)
    .where((b) => b.or([b("e.decision", "is", null), b("e.decision", "<>", "withdrawn")]))
    .orderBy("e.created_at", "desc")
    .orderBy("e.id", "desc")
    .limit(1)
    .executeTakeFirst();
}
export type NewestRow = NonNullable<Awaited<ReturnType<typeof findNewest>>>;

/** False when one of the member's waits already. */
export async function insertRequest({ db }: Handle, row: Insertable<ExemptionRequests>): Promise<boolean> {
  const made = await db
    .insertInto("exemption_requests")
    .values(row)
    .onConflict((c) => c.column("member_id").where("decision", "is", null).doNothing())
    .returning("id")
    .executeTakeFirst();
  return made !== undefined;
}

export function findOwnDocument({ db }: Handle, memberId: string) {
  return db
    .selectFrom("exemption_requests")
    .select(["document", "document_type"])
    .where("member_id", "=", memberId)
    .where("decision", "is", null)
    .executeTakeFirst();
}

/** False when none waits. */
export async function withdrawOpen({ db }: Handle, memberId: string, now: Date): Promise<boolean> {
  const withdrawn = await db
    .updateTable("exemption_requests")
    .set({ decision: "withdrawn", decided_at: now, document: null, document_type: null, message: null })
    .where("member_id", "=", memberId)
    .where("decision", "is", null)
    .returning("id")
    .executeTakeFirst();
  return withdrawn !== undefined;
}

const waiting = ({ db }: Handle) =>
  db
    .selectFrom("exemption_requests as e")
    .innerJoin("members as m", "m.id", "e.member_id")
    .where("e.decision", "is", null)
    .where("m.blocked_at", "is", null);

export async function countWaiting(ctx: Handle): Promise<number> {
  const { total } = await waiting(ctx)
    .select((b) => b.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

/** Those that wait, the longest waiting first, one row more than `limit`. */
export function listWaiting(ctx: Handle, after: Keyset | undefined, limit: number) {
  return waiting(ctx)
    .innerJoin("exemption_reasons as r", "r.id", "e.reason_id")
    .select(["e.id", "e.member_id", "e.message", "e.document_type", "e.created_at", "m.phone", "m.language"])
    .select(["m.created_at as member_since", "m.plan_expires_at", "r.name as reason", "r.name_hi as reason_hi"])
    .select(atMicros("e.created_at"))
    .select((b) => [
      sql<string>`concat_ws(' ', m.first_name, m.last_name)`.as("name"),
      b
        .selectFrom("exemption_requests as o")
        .select((c) => c.fn.countAll<number>().as("granted"))
        .whereRef("o.member_id", "=", "m.id")
        .where("o.decision", "=", "granted")
        .$asScalar()
        .$notNull()
        .as("granted_before"),
    ])
    .$if(after !== undefined, (q) =>
      q.where(
        sql<boolean>`(e.created_at, e.id) > ('epoch'::timestamptz + ${after!.atMicros}::bigint * interval '1 microsecond', ${after!.id}::uuid)`,
      ),
    )
    .orderBy("e.created_at")
    .orderBy("e.id")
    .limit(limit + 1)
    .execute();
}
export type WaitingRow = Awaited<ReturnType<typeof listWaiting>>[number];

/** One that waits, held until the transaction ends, with whose it is. */
export function lockWaiting(ctx: Handle, id: string) {
  return waiting(ctx)
    .select(["e.id", "e.member_id", "e.document", "e.document_type", "m.language"])
    .select(sql<string>`concat_ws(' ', m.first_name, m.last_name)`.as("name"))
    .where("e.id", "=", id)
    .forUpdate("e")
    .executeTakeFirst();
}

/** Writes the decision; the document goes with it. */
export async function decideRequest({ db }: Handle, id: string, values: Updateable<ExemptionRequests>): Promise<void> {
  await db
    .updateTable("exemption_requests")
    .set({ ...values, document: null, document_type: null })
    .where("id", "=", id)
    .execute();
}

/** Ends those that wait since before then, with their documents; whose they were. */
export async function lapseSentBefore(
  { db }: Handle,
  { before, now, most }: { before: Date; now: Date; most: number },
): Promise<string[]> {
  const { rows } = await sql<{ member_id: string }>`update exemption_requests
    set decision = 'lapsed', decided_at = ${now}, document = null, document_type = null where id in
      (select id from exemption_requests where decision is null and created_at < ${before}
        order by created_at, id limit ${most} for update skip locked)
    returning member_id`.execute(db);
  return rows.map(({ member_id }) => member_id);
}

/** Empties the words of at most so many that were decided before then; how many they were. */
export async function emptyDecidedBefore(
  { db }: Handle,
  { before, most }: { before: Date; most: number },
): Promise<number> {
  const { rows } = await sql<{ id: string }>`update exemption_requests set message = null where id in
    (select id from exemption_requests where decision is not null and message is not null and decided_at < ${before}
      order by id limit ${most}) returning id`.execute(db);
  return rows.length;
}
