/** The SQL that reads consents: the lists of both sides, one by itself, its receipt, and what is paused for the staff. */
import { sql } from "kysely";
import type { SubjectKindKey } from "#contract/consent-views.ts";
import { notBlockedBetween } from "#server/features/blocks/block-queries.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { IdRange } from "#server/platform/postgres/id-page.ts";
import { inForce } from "./grant-queries.ts";

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
      sql<boolean>`coalesce(a.plan_expires_at > ${now}, false)`.as("asker_is_paid"),
    ])
    .where(notBlockedBetween("c.asker_id", "c.owner_id"));
}
export type ConsentRow = Awaited<ReturnType<ReturnType<typeof rows>["execute"]>>[number];

/** What reached the owner, or what the asker has sent, newest first. */
export function listOfMember(
  ctx: Handle,
  { memberId, side, now }: { memberId: string; side: "owner" | "asker"; now: Date },
  { limit, after }: IdRange,
): Promise<ConsentRow[]> {
  return rows(ctx, now)
    .where(side === "owner" ? "c.owner_id" : "c.asker_id", "=", memberId)
    .$if(side === "owner", (q) => q.where("c.reached_at", "is not", null))
    .$if(after !== undefined, (q) => q.where("c.id", "<", after!))
    .orderBy("c.id", "desc")
    .limit(limit)
    .execute();
}

/** Grants of the owner that are not over, newest first. */
export function listHeld(
  ctx: Handle,
  { ownerId, now }: { ownerId: string; now: Date },
  { limit, after }: IdRange,
): Promise<ConsentRow[]> {
  return rows(ctx, now)
    .where("c.owner_id", "=", ownerId)
    .where("c.state", "=", "accepted")
    .where("c.expires_at", ">", now)
    .$if(after !== undefined, (q) => q.where("c.id", "<", after!))
    .orderBy("c.id", "desc")
    .limit(limit)
    .execute();
}

/** One that the member has part in; for the owner nothing that never reached them. */
export function findOfMember(ctx: Handle, id: string, memberId: string, now: Date): Promise<ConsentRow | undefined> {
  return rows(ctx, now)
    .where("c.id", "=", id)
    .where((e) =>
      e.or([
        e("c.asker_id", "=", memberId),
        e.and([e("c.owner_id", "=", memberId), e("c.reached_at", "is not", null)]),
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
    .selectFrom("consent_events")
    .select(["id", "event", "actor_id", "scopes", "until", "created_at"])
    .where("consent_id", "=", consentId)
    .orderBy("id")
    .limit(100)
    .execute();
}
export type EventRow = Awaited<ReturnType<typeof listEvents>>[number];

/** Those that the staff have not decided about, the longest waiting first. */
export function listPaused({ db }: Handle, { limit, after }: IdRange) {
  return db
    .selectFrom("consents as c")
    .innerJoin("members as a", "a.id", "c.asker_id")
    .innerJoin("members as o", "o.id", "c.owner_id")
    .select(["c.id", "c.message", "c.scopes_asked", "c.subject_kind", "c.subject_id", "c.created_at"])
    .select(["a.phone as asker_phone", "a.created_at as asker_since", "o.phone as owner_phone"])
    .select([
      "o.created_at as owner_since",
      sql<string>`concat_ws(' ', a.first_name, a.last_name)`.as("asker_name"),
      sql<string>`concat_ws(' ', o.first_name, o.last_name)`.as("owner_name"),
    ])
    .where("c.state", "=", "paused")
    .$if(after !== undefined, (q) => q.where("c.id", ">", after!))
    .orderBy("c.id")
    .limit(limit)
    .execute();
}
export type PausedRow = Awaited<ReturnType<typeof listPaused>>[number];

export async function countPaused({ db }: Handle): Promise<number> {
  const { total } = await db
    .selectFrom("consents")
    .select((e) => e.fn.countAll<number>().as("total"))
    .where("state", "=", "paused")
    .executeTakeFirstOrThrow();
  return total;
}
