/** The SQL of answers to requirements. */
import { type Insertable, type Selectable, type SqlBool, sql, type Updateable } from "kysely";
import { notBlockedBetween } from "#server/features/blocks/block-queries.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { atMicros, isBefore, type Keyset } from "#server/platform/postgres/keyset.ts";
import type { WantAnswers } from "#server/tables/database.ts";
import { TAKES_PLACE } from "./queries.ts";

/** With who answered, their public business of the same subcategory or else any, and who asked; none between two of whom one has blocked the other. */
function answerRows({ db }: Handle) {
  return db
    .selectFrom("want_answers as a")
    .innerJoin("requirements as x", "x.id", "a.requirement_id")
    .innerJoin("members as m", "m.id", "a.member_id")
    .leftJoin("places as p", "p.id", "m.place_id")
    .leftJoinLateral(
      (e) =>
        e
          .selectFrom("businesses as b")
          .innerJoin("places as bp", "bp.id", "b.place_id")
          .select(["b.id as business_id", "b.name as business_name", "bp.slug as business_place"])
          .whereRef("b.owner_id", "=", "a.member_id")
          .where("b.deleted_at", "is", null)
          .where("b.approval", "=", "approved")
          .orderBy(sql`b.subcategory_id = x.subcategory_id`, "desc")
          .orderBy(sql`b.place_id = x.place_id`, "desc")
          .orderBy("b.id")
          .limit(1)
          .as("s"),
      (join) => join.onTrue(),
    )
    .selectAll("a")
    .select(["x.owner_id", "p.name as city", "p.name_hi as city_hi", "s.business_id", "s.business_name"])
    .select("s.business_place")
    .select(sql<string>`concat_ws(' ', m.first_name, m.last_name)`.as("member_name"))
    .select(atMicros("a.created_at"))
    .where(notBlockedBetween("a.member_id", "x.owner_id"));
}
export type AnswerRow = Awaited<ReturnType<ReturnType<typeof answerRows>["execute"]>>[number];

export function findAnswer(ctx: Handle, id: string): Promise<AnswerRow | undefined> {
  return answerRows(ctx).where("a.id", "=", id).executeTakeFirst();
}

/** All of a requirement that may be read by who asked, or those of one member; the earlier ones first. Nobody whom the staff have blocked. */
export function listOfRequirement(ctx: Handle, requirementId: string, memberId?: string): Promise<AnswerRow[]> {
  return answerRows(ctx)
    .where("a.requirement_id", "=", requirementId)
    .where("m.blocked_at", "is", null)
    .$if(memberId === undefined, (q) => q.where("a.paused_at", "is", null))
    .$if(memberId !== undefined, (q) => q.where("a.member_id", "=", memberId!))
    .orderBy("a.created_at")
    .orderBy("a.id")
    .limit(200)
    .execute();
}

/** One row more than `limit`, newest first. */
export function listOfMember(
  ctx: Handle,
  { memberId, from, limit }: { memberId: string; from: Keyset; limit: number },
): Promise<AnswerRow[]> {
  return answerRows(ctx)
    .where("a.member_id", "=", memberId)
    .where("x.deleted_at", "is", null)
    .where(isBefore("a.created_at", "a.id", from))
    .orderBy("a.created_at", "desc")
    .orderBy("a.id", "desc")
    .limit(limit + 1)
    .execute();
}

/** How many places of a requirement are taken. */
export async function countTaken({ db }: Handle, requirementId: string): Promise<number> {
  const { total } = await db
    .selectFrom("want_answers as a")
    .select((e) => e.fn.countAll<number>().as("total"))
    .where("a.requirement_id", "=", requirementId)
    .where(sql<SqlBool>`${sql.raw(TAKES_PLACE)}`)
    .executeTakeFirstOrThrow();
  return total;
}

export type LockedAnswer = Selectable<WantAnswers>;

/** Which requirement it answers, and whose it is. */
export function findRequirementOf({ db }: Handle, id: string) {
  return db.selectFrom("want_answers").select(["requirement_id", "member_id"]).where("id", "=", id).executeTakeFirst();
}

/** In a transaction that holds the requirement. */
export function findOf({ db }: Handle, requirementId: string, memberId: string): Promise<LockedAnswer | undefined> {
  return db
    .selectFrom("want_answers")
    .selectAll()
    .where("requirement_id", "=", requirementId)
    .where("member_id", "=", memberId)
    .executeTakeFirst();
}

/** In a transaction that holds the requirement: who has a place, or is before the staff. */
export function listInPlace({ db }: Handle, requirementId: string): Promise<LockedAnswer[]> {
  return db
    .selectFrom("want_answers as a")
    .selectAll()
    .where("a.requirement_id", "=", requirementId)
    .where(sql<SqlBool>`(${sql.raw(TAKES_PLACE)} or a.state = 'paused')`)
    .orderBy("a.id")
    .limit(500)
    .execute();
}

/** Those that wait between two members, whoever asked. */
export function listWaitingBetween({ db }: Handle, one: string, other: string) {
  return db
    .selectFrom("want_answers as a")
    .innerJoin("requirements as x", "x.id", "a.requirement_id")
    .select(["a.id", "a.requirement_id", "a.state"])
    .where((e) =>
      e.or([
        e.and([e("a.member_id", "=", one), e("x.owner_id", "=", other)]),
        e.and([e("a.member_id", "=", other), e("x.owner_id", "=", one)]),
      ]),
    )
    .orderBy("a.id")
    .limit(500)
    .execute();
}

export async function insertAnswer({ db }: Handle, row: Insertable<WantAnswers>): Promise<void> {
  await db.insertInto("want_answers").values(row).execute();
}

export async function updateAnswer({ db }: Handle, id: string, values: Updateable<WantAnswers>): Promise<void> {
  await db.updateTable("want_answers").set(values).where("id", "=", id).execute();
}

/** The consents in force by which a member reads contacts of these subjects, by subject. */
export async function listHeldConsents(
  { db }: Handle,
  askerId: string,
  subjectIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom("consents")
    .select(["id", "subject_id"])
    .where("asker_id", "=", askerId)
    .where("subject_id", "in", subjectIds)
    .where("state", "=", "accepted")
    .execute();
  return new Map(rows.map(({ id, subject_id }) => [subject_id, id]));
}
