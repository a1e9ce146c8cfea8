/** The SQL of documents by which profiles are checked. */
import { type Insertable, sql, type Updateable } from "kysely";
import type { CheckKind } from "#contract/matrimony/checks.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { Keyset } from "#server/platform/postgres/keyset.ts";
import type { MatrimonyChecks } from "#server/tables/database.ts";

export function findOwnProfile({ db }: Handle, id: string, ownerId: string) {
  return db
    .selectFrom("matrimony_profiles")
    .select(["id", "full_name", "person_agreed_at"])
    .where("id", "=", id)
    .where("owner_id", "=", ownerId)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
}

/** The newest of each kind, and the one that is valid. */
export function listOfProfile({ db }: Handle, profileId: string) {
  return db
    .selectFrom("matrimony_checks")
    .distinctOn(["kind", sql`decision = 'checked' and voided_at is null`])
    .select(["kind", "decision", "decision_reason", "decided_at", "voided_at", "created_at"])
    .where("profile_id", "=", profileId)
    .orderBy("kind")
    .orderBy(sql`decision = 'checked' and voided_at is null`)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(10)
    .execute();
}
export type CheckRow = Awaited<ReturnType<typeof listOfProfile>>[number];

/** False when one of that kind waits already. */
export async function insertCheck({ db }: Handle, row: Insertable<MatrimonyChecks>): Promise<boolean> {
  const made = await db
    .insertInto("matrimony_checks")
    .values(row)
    .onConflict((c) => c.columns(["profile_id", "kind"]).where("decision", "is", null).doNothing())
    .returning("id")
    .executeTakeFirst();
  return made !== undefined;
}

export function findOwnDocument({ db }: Handle, profileId: string, kind: CheckKind) {
  return db
    .selectFrom("matrimony_checks")
    .select(["document", "document_type"])
    .where("profile_id", "=", profileId)
    .where("kind", "=", kind)
    .where("decision", "is", null)
    .executeTakeFirst();
}

export async function withdrawCheck(
  { db }: Handle,
  { profileId, kind, now }: { profileId: string; kind: CheckKind; now: Date },
): Promise<void> {
  await db
    .updateTable("matrimony_checks")
    .set({ decision: "withdrawn", decided_at: now, document: null, document_type: null })
    .where("profile_id", "=", profileId)
    .where("kind", "=", kind)
    .where("decision", "is", null)
    .execute();
}

/** Those that wait, the longest waiting first, one row more than `limit`. */
export function listWaiting({ db }: Handle, after: Keyset | undefined, limit: number) {
  return db
    .selectFrom("matrimony_checks as c")
    .innerJoin("matrimony_profiles as x", "x.id", "c.profile_id")
    .innerJoin("qualifications as q", "q.id", "x.qualification_id")
    .innerJoin("members as m", "m.id", "x.owner_id")
    .select(["c.id", "c.kind", "c.created_at", "c.profile_id", "x.full_name", "x.birth_date", "x.gender"])
    .select(["x.education", "x.marital_status", "x.updated_at", "q.name as qualification_name"])
    .select(["q.name_hi as qualification_name_hi", "m.phone as owner_phone", "m.language as owner_language"])
    .select([
      sql<number>`(extract(epoch from c.created_at) * 1000000)::bigint`.as("at_micros"),
      sql<string>`concat_ws(' ', m.first_name, m.last_name)`.as("owner_name"),
    ])
    .where("c.decision", "is", null)
    .where("m.blocked_at", "is", null)
    .$if(after !== undefined, (q) =>
      q.where(
        sql<boolean>`(c.created_at, c.id) > ('epoch'::timestamptz + ${after!.atMicros}::bigint * interval '1 microsecond', ${after!.id}::uuid)`,
      ),
    )
    .orderBy("c.created_at")
    .orderBy("c.id")
    .limit(limit + 1)
    .execute();
}
export type WaitingCheckRow = Awaited<ReturnType<typeof listWaiting>>[number];

/** One that waits, with whose profile it is about. */
export function findWaiting({ db }: Handle, id: string) {
  return db
    .selectFrom("matrimony_checks as c")
    .innerJoin("matrimony_profiles as x", "x.id", "c.profile_id")
    .select(["c.kind", "c.profile_id", "c.document", "c.document_type", "x.owner_id", "x.full_name"])
    .where("c.id", "=", id)
    .where("c.decision", "is", null)
    .executeTakeFirst();
}

/** Writes the decision on one that still waits, whose profile is held; the document goes with it. False when it waits no more. */
export async function decideCheck({ db }: Handle, id: string, values: Updateable<MatrimonyChecks>): Promise<boolean> {
  const decided = await db
    .updateTable("matrimony_checks")
    .set({ ...values, document: null, document_type: null })
    .where("id", "=", id)
    .where("decision", "is", null)
    .returning("id")
    .executeTakeFirst();
  return decided !== undefined;
}

/** Ends the one that was valid, before a newer one is. */
export async function voidValid(
  { db }: Handle,
  { profileId, kind, now }: { profileId: string; kind: CheckKind; now: Date },
): Promise<void> {
  await db
    .updateTable("matrimony_checks")
    .set({ voided_at: now })
    .where("profile_id", "=", profileId)
    .where("kind", "=", kind)
    .where("decision", "=", "checked")
    .where("voided_at", "is", null)
    .execute();
}
