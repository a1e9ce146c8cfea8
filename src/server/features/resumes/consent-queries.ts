/** The SQL of resumes as consents ask for them: what they are called, whether they are open, and the contact. */
import { sql } from "kysely";
import { publicRows } from "#server/features/directory/item-queries.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { listedResumes } from "./queries.ts";

export function listConsentSubjects({ db }: Handle, ids: readonly string[]) {
  return db
    .selectFrom("resumes as x")
    .select(["x.id", "x.owner_id as ownerId", "x.full_name as title"])
    .select(sql<boolean>`${publicRows(listedResumes, "x")}`.as("isOpen"))
    .where("x.id", "in", ids)
    .where("x.deleted_at", "is", null)
    .execute();
}

/** A member has one. */
export function listOpenOf({ db }: Handle, ownerIds: readonly string[]) {
  return db
    .selectFrom("resumes as x")
    .select(["x.id", "x.owner_id as ownerId"])
    .where("x.owner_id", "in", ownerIds)
    .where(publicRows(listedResumes, "x"))
    .orderBy("x.id", "desc")
    .limit(ownerIds.length)
    .execute();
}

/** Held until the transaction ends. */
export async function isOwnerInTurn({ db }: Handle, id: string, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom("resumes")
    .select("id")
    .where("id", "=", id)
    .where("owner_id", "=", memberId)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

export function findContacts({ db }: Handle, id: string) {
  return db
    .selectFrom("resumes")
    .select(["full_name", "phone", "email"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
}
