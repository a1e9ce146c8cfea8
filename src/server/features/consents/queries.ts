/** The SQL that reads consents: the lists of both sides, one by itself, its receipt. */
import { type SqlBool, sql } from "kysely";
import type { SubjectKindKey } from "#contract/consent-views.ts";
import { notBlockedBetween, notBlockedBy } from "#server/features/blocks/block-queries.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { IdRange } from "#server/platform/postgres/id-page.ts";
import { inForce } from "./grant-queries.ts";
import type { Answered } from "./subjects.ts";

/** With the asker, and whether the grant is in force as far as both members go; none between two of whom one has blocked the other. */
function rows({ db }: Handle, now: Date) {
  return db
    .selectFrom("consents as c")
    .innerJoin("members as a", "a.id", "c.asker_id")
    .innerJoin("members as o", "o.id", "c.owner_id")
    .leftJoin("places as p", "p.id", "a.place_id")
    .selectAll("c")
    .select(["p.name as asker_city", "p.name_hi as asker_city_hi"])
    .select([
      sql<string>`concat_ws(' ', a.first_name, a.last_name)`.as("asker_name"),
      sql<boolean>`coalesce(${inForce(now)}, false)`.as("in_force"),
      sql<boolean>`not exists (select from consents n where n.asker_id = c.asker_id and n.subject_id = c.subject_id and n.id > c.id)`.as(
        "is_last",
      ),
      sql<boolean>`coalesce(a.plan_expires_at > ${now}, false)`.as("asker_is_paid"),
    ])
    .where(notBlockedBetween("c.asker_id", "c.owner_id"));
}
export type ConsentRow = Awaited<ReturnType<ReturnType<typeof rows>["execute"]>>[number];

/** Who answers: a member, and what of others' they answer for. */
interface Answering {
  memberId: string;
  answered: readonly Answered[];
}

/** What the member answers, by the index of its owners; nobody answers themselves, or whom a block hides from them. */
function isAnsweredBy({ memberId, answered }: Answering) {
  if (answered.length === 0) return sql<SqlBool>`c.owner_id = ${memberId}`;
  const ids = answered.map(({ id }) => id);
  const owners = [memberId, ...answered.map(({ ownerId }) => ownerId)];
  return sql<SqlBool>`(c.owner_id = any(${owners}::uuid[]) and (c.owner_id = ${memberId}
    or (c.subject_id = any(${ids}::uuid[]) and c.asker_id <> ${memberId} and ${notBlockedBy(memberId, "c.asker_id")})))`;
}

/** What reached those who answer, or what the asker has sent, newest first. */
export function listOfMember(
  ctx: Handle,
  { side, now, ...answering }: Answering & { side: "owner" | "asker"; now: Date },
  { limit, after }: IdRange,
): Promise<ConsentRow[]> {
  return rows(ctx, now)
    .$if(side === "asker", (q) => q.where("c.asker_id", "=", answering.memberId))
    .$if(side === "owner", (q) =>
      q
        .where(isAnsweredBy(answering))
        .where("c.reached_at", "is not", null)
        // Whom the staff have blocked meanwhile nobody needs to answer.
        .where((e) => e.or([e("a.blocked_at", "is", null), e("c.state", "<>", "waiting")])),
    )
    .$if(after !== undefined, (q) => q.where("c.id", "<", after!))
    .orderBy("c.id", "desc")
    .limit(limit)
    .execute();
}

/** Grants that the member may revoke and that are not over, newest first. */
export function listHeld(
  ctx: Handle,
  { now, ...answering }: Answering & { now: Date },
  { limit, after }: IdRange,
): Promise<ConsentRow[]> {
  return rows(ctx, now)
    .where(isAnsweredBy(answering))
    .where("c.state", "=", "accepted")
    .where("c.expires_at", ">", now)
    .$if(after !== undefined, (q) => q.where("c.id", "<", after!))
    .orderBy("c.id", "desc")
    .limit(limit)
    .execute();
}

/** One that the member has part in; for who answers nothing that never reached the owner. */
export function findOfMember(
  ctx: Handle,
  id: string,
  { now, ...answering }: Answering & { now: Date },
): Promise<ConsentRow | undefined> {
  return rows(ctx, now)
    .where("c.id", "=", id)
    .where((e) =>
      e.or([
        e("c.asker_id", "=", answering.memberId),
        e.and([isAnsweredBy(answering), e("c.reached_at", "is not", null)]),
      ]),
    )
    .executeTakeFirst();
}

/** The asker's last one about a subject. */
export function findLast(
  ctx: Handle,
  { askerId, kind, subjectId, now }: { askerId: string; kind: SubjectKindKey; subjectId: string; now: Date },
): Promise<ConsentRow | undefined> {
  return rows(ctx, now)
    .where("c.asker_id", "=", askerId)
    .where("c.subject_kind", "=", kind)
    .where("c.subject_id", "=", subjectId)
    .orderBy("c.id", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** In their order; a consent has few. */
export function listEvents({ db }: Handle, consentId: string) {
  return db
    .selectFrom("consent_events as v")
    .leftJoin("members as m", "m.id", "v.actor_id")
    .select(["v.id", "v.event", "v.actor_id", "v.scopes", "v.until", "v.created_at"])
    .select(sql<string>`concat_ws(' ', m.first_name, m.last_name)`.as("actor_name"))
    .where("v.consent_id", "=", consentId)
    .orderBy("v.id")
    .limit(100)
    .execute();
}
export type EventRow = Awaited<ReturnType<typeof listEvents>>[number];
