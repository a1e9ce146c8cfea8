/** The SQL of profiles as consents ask for them: what they are called, whether they are open, and the contact of the family. */
import { sql } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { LISTED } from "./queries.ts";

export function listConsentSubjects({ db }: Handle, ids: readonly string[]) {
  return db
    .selectFrom("matrimony_profiles as x")
    .select(["x.id", "x.owner_id as ownerId", "x.full_name as title"])
    .select(sql<boolean>`(${LISTED} and x.person_declined_at is null)`.as("isOpen"))
    .where("x.id", "in", ids)
    .where("x.deleted_at", "is", null)
    .execute();
}

/** A member has few. */
export function listOpenOf({ db }: Handle, ownerIds: readonly string[]) {
  return db
    .selectFrom("matrimony_profiles as x")
    .select(["x.id", "x.owner_id as ownerId"])
    .where("x.owner_id", "in", ownerIds)
    .where(LISTED)
    .orderBy("x.created_at", "desc")
    .orderBy("x.id", "desc")
    .limit(200)
    .execute();
}

/** Of the family; the person's own number is in no answer to others. */
export function findContacts({ db }: Handle, id: string) {
  return db
    .selectFrom("matrimony_profiles")
    .select(["contact_person", "phone", "email", "address"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
}
