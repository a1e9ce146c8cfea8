/** The SQL of what is granted at this moment. */
import { sql } from "kysely";
import { notBlockedBetween } from "#server/features/blocks/block-queries.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { Subject } from "./subjects.ts";

/** The consent in force between an asker with a running plan and a subject; nothing of or for whom the staff have blocked. */
export function findInForce({ db }: Handle, { kind, id }: Subject, askerId: string, now: Date) {
  return db
    .selectFrom("consents as c")
    .innerJoin("members as a", "a.id", "c.asker_id")
    .innerJoin("members as o", "o.id", "c.owner_id")
    .select(["c.id", "c.owner_id", "c.scopes_granted", "c.expires_at"])
    .where("c.asker_id", "=", askerId)
    .where("c.subject_id", "=", id)
    .where("c.subject_kind", "=", kind.key)
    .where(inForce(now))
    .where(notBlockedBetween("c.asker_id", "c.owner_id"))
    .executeTakeFirst();
}

/** Of a consent `c` with its asker `a` and its owner `o`. */
export function inForce(now: Date) {
  return sql<boolean>`c.state = 'accepted' and c.expires_at > ${now} and a.plan_expires_at > ${now} and a.blocked_at is null and o.blocked_at is null`;
}
