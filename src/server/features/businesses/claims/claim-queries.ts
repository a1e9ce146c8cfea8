/** The SQL of claims. */
import { type Insertable, sql, type Updateable } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { BusinessClaims } from "#server/tables/database.ts";

/** A public business that a list brought and whose owner has not signed up; it and its owner are held until the transaction ends. */
export function lockClaimable({ db }: Handle, id: string) {
  return claimable(db).where("b.id", "=", id).forUpdate(["b", "m"]).executeTakeFirst();
}

/** The same, not held. */
export function findClaimable({ db }: Handle, id: string) {
  return claimable(db).where("b.id", "=", id).executeTakeFirst();
}
export type Claimable = NonNullable<Awaited<ReturnType<typeof findClaimable>>>;

function claimable(db: Handle["db"]) {
  return db
    .selectFrom("businesses as b")
    .innerJoin("members as m", "m.id", "b.owner_id")
    .select(["b.id", "b.name", "b.phone", "b.owner_id", "b.place_id"])
    .where("b.import_key", "is not", null)
    .where("m.pin_hash", "is", null)
    .where("b.approval", "=", "approved")
    .where("b.deleted_at", "is", null);
}

/** The member's newest claim of the business. */
export function findNewest({ db }: Handle, businessId: string, memberId: string) {
  return db
    .selectFrom("business_claims")
    .select(["decision", "decision_reason"])
    .where("business_id", "=", businessId)
    .where("member_id", "=", memberId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** False when a claim of the same member waits already. */
export async function insertClaim({ db }: Handle, row: Insertable<BusinessClaims>): Promise<boolean> {
  const made = await db
    .insertInto("business_claims")
    .values(row)
    .onConflict((c) => c.columns(["business_id", "member_id"]).where("decision", "is", null).doNothing())
    .returning("id")
    .executeTakeFirst();
  return made !== undefined;
}

/** Those that wait, the longest waiting first; none about what is out of the directory for good. */
export function listWaiting({ db }: Handle, limit: number) {
  return db
    .selectFrom("business_claims as c")
    .innerJoin("businesses as b", "b.id", "c.business_id")
    .innerJoin("places as p", "p.id", "b.place_id")
    .innerJoin("members as m", "m.id", "c.member_id")
    .select(["c.id", "c.text", "c.created_at", "c.business_id", "b.name", "b.phone", "b.address"])
    .select(["p.slug as place_slug", "m.phone as claimant_phone", "m.created_at as claimant_since"])
    .select(sql<string>`concat_ws(' ', m.first_name, m.last_name)`.as("claimant_name"))
    .where("c.decision", "is", null)
    .where("b.deleted_at", "is", null)
    .orderBy("c.created_at")
    .orderBy("c.id")
    .limit(limit)
    .execute();
}
export type WaitingClaimRow = Awaited<ReturnType<typeof listWaiting>>[number];

export function findDocument({ db }: Handle, id: string) {
  return db
    .selectFrom("business_claims")
    .select(["member_id", "document", "document_type"])
    .where("id", "=", id)
    .where("decision", "is", null)
    .executeTakeFirst();
}

/** One that waits. */
export function findWaiting({ db }: Handle, id: string) {
  return db
    .selectFrom("business_claims as c")
    .innerJoin("businesses as b", "b.id", "c.business_id")
    .select(["c.business_id", "c.member_id", "b.name"])
    .where("c.id", "=", id)
    .where("c.decision", "is", null)
    .executeTakeFirst();
}

/** Holds one that still waits until the transaction ends; whoever holds its business too has held that before. */
export function lockWaiting({ db }: Handle, id: string): Promise<{ id: string } | undefined> {
  return db
    .selectFrom("business_claims")
    .select("id")
    .where("id", "=", id)
    .where("decision", "is", null)
    .forUpdate()
    .executeTakeFirst();
}

/** Writes a decision; the document goes with it. */
export async function decideClaim({ db }: Handle, id: string, values: Updateable<BusinessClaims>): Promise<void> {
  await db
    .updateTable("business_claims")
    .set({ ...values, document: null, document_type: null })
    .where("id", "=", id)
    .execute();
}

/** Ends the other claims that wait for the business; whose they were. */
export async function overtakeOthers(
  { db }: Handle,
  { businessId, but, now }: { businessId: string; but: string; now: Date },
): Promise<string[]> {
  const rows = await db
    .updateTable("business_claims")
    .set({ decision: "overtaken", decided_at: now, document: null, document_type: null })
    .where("business_id", "=", businessId)
    .where("id", "<>", but)
    .where("decision", "is", null)
    .returning("member_id")
    .execute();
  return rows.map(({ member_id }) => member_id);
}

export async function deleteReviewBy({ db }: Handle, businessId: string, memberId: string): Promise<void> {
  await db.deleteFrom("reviews").where("business_id", "=", businessId).where("member_id", "=", memberId).execute();
}
