/** The SQL that writes consents and their receipts. */
import {
  type Expression,
  type ExpressionBuilder,
  type Insertable,
  type Selectable,
  type SqlBool,
  sql,
  type Updateable,
} from "kysely";
import { newId } from "#base/ids.ts";
import type { SubjectKindKey } from "#contract/consent-views.ts";
import type { Ctx } from "#server/platform/context.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { ConsentEvents, Consents, Database } from "#server/tables/database.ts";

export type LockedConsent = Selectable<Consents>;
export const OPEN = ["waiting", "paused", "accepted"] as const;

/** Whoever asks about the same subject at the same time waits until the transaction ends. */
export async function lockAsking({ db }: Handle, askerId: string, subjectId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`consent of ${askerId} about ${subjectId}`}, 0))`.execute(
    db,
  );
}

export async function insertConsent({ db }: Handle, row: Insertable<Consents>): Promise<void> {
  await db.insertInto("consents").values(row).execute();
}

/** The asker's last one about a subject, held until the transaction ends. */
export function lockLast(
  { db }: Handle,
  askerId: string,
  kind: SubjectKindKey,
  subjectId: string,
): Promise<LockedConsent | undefined> {
  return db
    .selectFrom("consents")
    .selectAll()
    .where("asker_id", "=", askerId)
    .where("subject_kind", "=", kind)
    .where("subject_id", "=", subjectId)
    .orderBy("id", "desc")
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

/** How often the member has asked about a subject since then, however it ended; what the portal ended for them is not counted. */
export async function countAsked(
  { db }: Handle,
  { askerId, subjectId, since }: { askerId: string; subjectId: string; since: Date },
): Promise<number> {
  const { total } = await db
    .selectFrom("consents")
    .select((e) => e.fn.countAll<number>().as("total"))
    .where("asker_id", "=", askerId)
    .where("subject_id", "=", subjectId)
    .where("created_at", ">", since)
    .where(sql<SqlBool>`not (state in ('withdrawn', 'revoked') and ended_by is null)`)
    .executeTakeFirstOrThrow();
  return total;
}

/** Whether the member's last request, to whomever, never reached its owner: it was paused, and the staff have not passed it on. */
export async function hasUnreadLast({ db }: Handle, askerId: string): Promise<boolean> {
  const last = await db
    .selectFrom("consents")
    .select("reached_at")
    .where("asker_id", "=", askerId)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return last !== undefined && last.reached_at === null;
}

/** Held until the transaction ends. */
export function lockConsent({ db }: Handle, id: string): Promise<LockedConsent | undefined> {
  return db.selectFrom("consents").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

/** A member as asker about some subjects. */
export interface Asking {
  askerId: string;
  subjectIds: readonly string[];
}

/** The open ones between two members, whoever asked, and those of `also`, held until the transaction ends. */
export function lockOpenBetween(
  { db }: Handle,
  a: string,
  b: string,
  also: readonly Asking[],
): Promise<LockedConsent[]> {
  return db
    .selectFrom("consents")
    .selectAll()
    .where((e) => e.or(isBetween(e, a, b, also)))
    .where("state", "in", OPEN)
    .orderBy("id")
    .forUpdate()
    .execute();
}

/** Every open one that a member has asked for or owns, held until the transaction ends. */
export function lockOpenOfMember({ db }: Handle, memberId: string): Promise<LockedConsent[]> {
  return db
    .selectFrom("consents")
    .selectAll()
    .where((e) => e.or([e("asker_id", "=", memberId), e("owner_id", "=", memberId)]))
    .where("state", "in", OPEN)
    .orderBy("id")
    .forUpdate()
    .execute();
}

/** Each way in which a consent can be between two members. */
export function isBetween(
  e: ExpressionBuilder<Database, "consents">,
  a: string,
  b: string,
  also: readonly Asking[],
): Expression<SqlBool>[] {
  return [
    e.and([e("asker_id", "=", a), e("owner_id", "=", b)]),
    e.and([e("asker_id", "=", b), e("owner_id", "=", a)]),
    ...also.map(({ askerId, subjectIds }) =>
      e.and([e("asker_id", "=", askerId), sql<SqlBool>`subject_id = any(${subjectIds}::uuid[])`]),
    ),
  ];
}

/** Everything open about a subject, held in one order. */
export function lockOpenOfSubject({ db }: Handle, kind: SubjectKindKey, subjectId: string): Promise<LockedConsent[]> {
  return db
    .selectFrom("consents")
    .selectAll()
    .where("subject_kind", "=", kind)
    .where("subject_id", "=", subjectId)
    .where("state", "in", OPEN)
    .orderBy("id")
    .forUpdate()
    .execute();
}

/** Open ones whose time is over, of whom nobody else holds the row. */
export function lockOverdue({ db }: Handle, now: Date, limit: number): Promise<LockedConsent[]> {
  return db
    .selectFrom("consents")
    .selectAll()
    .where("state", "in", OPEN)
    .where("expires_at", "<=", now)
    .orderBy("expires_at")
    .orderBy("id")
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}

export async function updateConsent({ db }: Handle, id: string, columns: Updateable<Consents>): Promise<void> {
  await db.updateTable("consents").set(columns).where("id", "=", id).execute();
}

type NewEvent = Pick<Insertable<ConsentEvents>, "consent_id" | "event" | "actor_id" | "scopes" | "until">;

/** Adds to the receipt, in the transaction of what it tells. */
export async function insertEvent({ db, clock }: Handle & Pick<Ctx, "clock">, event: NewEvent): Promise<void> {
  await db
    .insertInto("consent_events")
    .values({ ...event, id: newId(), created_at: clock.now() })
    .execute();
}
