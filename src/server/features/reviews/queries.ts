/** The SQL of reviews: reading, writing, deciding. How many a business has, and their stars, the database counts itself. */
import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { atMicros, isBefore, type Keyset } from "#server/platform/postgres/keyset.ts";
import type { Reviews } from "#server/tables/database.ts";

const COLUMNS = [
  "r.id",
  "r.business_id",
  "r.member_id",
  "r.stars",
  "r.text",
  "r.did_not_answer",
  "r.state",
  "r.answer",
  "r.answered_at",
  "r.dispute",
  "r.disputed_at",
  "r.decision",
  "r.decision_reason",
  "r.created_at",
] as const;

/** Whether the member has a public page, where the whole name stands (rooms members). */
const HAS_PAGE = sql<boolean>`exists (select from businesses o where o.owner_id = m.id and o.approval = 'approved' and o.deleted_at is null)`;

function reviewsWithWriter({ db }: Handle) {
  return db
    .selectFrom("reviews as r")
    .innerJoin("members as m", "m.id", "r.member_id")
    .select(COLUMNS)
    .select(["m.first_name", "m.last_name", HAS_PAGE.as("has_page"), atMicros("r.created_at")]);
}
export type ReviewRow = NonNullable<Awaited<ReturnType<typeof findReview>>>;

interface PageOfBusiness {
  businessId: string;
  from: Keyset;
  limit: number;
}

/** What everybody may read, newest first, one more than `limit`. */
export function listPublic(ctx: Handle, { businessId, from, limit }: PageOfBusiness): Promise<ReviewRow[]> {
  return reviewsWithWriter(ctx)
    .where("r.business_id", "=", businessId)
    .where("r.state", "=", "public")
    .where("m.blocked_at", "is", null)
    .where(isBefore("r.created_at", "r.id", from))
    .orderBy("r.created_at", "desc")
    .orderBy("r.id", "desc")
    .limit(limit + 1)
    .execute();
}

/** All of a business of this owner, likewise. */
export function listOfOwn(ctx: Handle, ownerId: string, { businessId, from, limit }: PageOfBusiness) {
  return reviewsWithWriter(ctx)
    .innerJoin("businesses as b", "b.id", "r.business_id")
    .where("r.business_id", "=", businessId)
    .where("b.owner_id", "=", ownerId)
    .where("b.deleted_at", "is", null)
    .where(isBefore("r.created_at", "r.id", from))
    .orderBy("r.created_at", "desc")
    .orderBy("r.id", "desc")
    .limit(limit + 1)
    .execute();
}

export function findReview(ctx: Handle, by: { id: string } | { businessId: string; memberId: string }) {
  const all = reviewsWithWriter(ctx);
  return (
    "id" in by
      ? all.where("r.id", "=", by.id)
      : all.where("r.business_id", "=", by.businessId).where("r.member_id", "=", by.memberId)
  ).executeTakeFirst();
}

/** The review with whose business it is about, held until the transaction ends. */
export function lockReview({ db }: Handle, id: string) {
  return db
    .selectFrom("reviews as r")
    .innerJoin("businesses as b", "b.id", "r.business_id")
    .select(["r.id", "r.business_id", "r.member_id", "r.state", "r.decision", "r.answer"])
    .select(["b.owner_id", "b.place_id", "b.name"])
    .where("r.id", "=", id)
    .where("b.deleted_at", "is", null)
    .forUpdate("r")
    .executeTakeFirst();
}
export type LockedReview = NonNullable<Awaited<ReturnType<typeof lockReview>>>;

/** When the member was first shown the contact of the business, or asked for it, through whichever of its items; null for never. */
export async function findFirstContact({ db }: Handle, memberId: string, businessId: string): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`select least(
    (select min(revealed_at) from contact_reveals where member_id = ${memberId} and contact_id = ${businessId}),
    (select min(created_at) from leads where member_id = ${memberId} and contact_id = ${businessId})) as at`.execute(
    db,
  );
  return rows[0]!.at;
}

/** False when the member has reviewed the business already. */
export async function insertReview({ db }: Handle, row: Insertable<Reviews>): Promise<boolean> {
  const made = await db
    .insertInto("reviews")
    .values(row)
    .onConflict((c) => c.columns(["business_id", "member_id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return made !== undefined;
}

export async function updateReview({ db }: Handle, id: string, values: Updateable<Reviews>): Promise<void> {
  await db.updateTable("reviews").set(values).where("id", "=", id).execute();
}

export async function deleteReview({ db }: Handle, id: string): Promise<void> {
  await db.deleteFrom("reviews").where("id", "=", id).execute();
}

/** Those that wait for the staff, the longest waiting first, with the first lead of their writers. */
export function listDisputed(ctx: Handle, limit: number) {
  return reviewsWithWriter(ctx)
    .innerJoin("businesses as b", "b.id", "r.business_id")
    .innerJoin("places as p", "p.id", "b.place_id")
    .innerJoin("members as o", "o.id", "b.owner_id")
    .select(["b.name as business_name", "p.slug as place_slug", "m.phone as writer_phone", "o.phone as owner_phone"])
    .select(sql<string>`concat_ws(' ', o.first_name, o.last_name)`.as("owner_name"))
    .leftJoinLateral(
      (e) =>
        e
          .selectFrom("leads as f")
          .select(["f.marker", "f.created_at as asked_at"])
          .whereRef("f.member_id", "=", "r.member_id")
          .whereRef("f.contact_id", "=", "r.business_id")
          .orderBy("f.id")
          .limit(1)
          .as("lead"),
      (join) => join.onTrue(),
    )
    .select(["lead.marker", "lead.asked_at"])
    .where("r.state", "=", "disputed")
    .orderBy("r.disputed_at")
    .orderBy("r.id")
    .limit(limit)
    .execute();
}
export type DisputedRow = Awaited<ReturnType<typeof listDisputed>>[number];
export type ReviewState = Selectable<Reviews>["state"];
