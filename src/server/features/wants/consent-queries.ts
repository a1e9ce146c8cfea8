/** The SQL of what consents ask of wants and of answers. */
import { type SqlBool, sql } from "kysely";
import type { Contacts } from "#contract/consent-views.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { isPublicWant } from "./listed.ts";

/** Approved, not held, not deleted: whether or not it has ended. */
const IS_SHOWN = "x.deleted_at is null and x.approval = 'approved' and x.held_at is null";

export function listWantSubjects({ db }: Handle, ids: readonly string[]) {
  return db
    .selectFrom("wants as x")
    .select(["x.id", "x.kind", "x.owner_id", "x.name"])
    .select([
      sql<boolean>`${sql.raw(isPublicWant("x"))}`.as("is_public"),
      sql<boolean>`${sql.raw(IS_SHOWN)}`.as("is_shown"),
    ])
    .where("x.id", "in", ids)
    .where("x.deleted_at", "is", null)
    .execute();
}

export function listAnswerSubjects({ db }: Handle, ids: readonly string[]) {
  return db
    .selectFrom("want_answers as a")
    .innerJoin("requirements as x", "x.id", "a.requirement_id")
    .select(["a.id", "a.member_id", "a.state", "a.requirement_id", "x.name"])
    .select(sql<boolean>`${sql.raw(IS_SHOWN)}`.as("is_shown"))
    .where("a.id", "in", ids)
    .where("x.deleted_at", "is", null)
    .execute();
}

/** Public ones of these members, the newest of each first. */
export async function listOpenWantsOf({ db }: Handle, ownerIds: readonly string[]) {
  const rows = await db
    .selectFrom("wants as x")
    .select(["x.id", "x.owner_id"])
    .where("x.owner_id", "in", ownerIds)
    .where(sql<SqlBool>`${sql.raw(isPublicWant("x"))}`)
    .orderBy("x.posted_at", "desc")
    .orderBy("x.id", "desc")
    .limit(20 * ownerIds.length)
    .execute();
  return rows.map(({ id, owner_id }) => ({ id, ownerId: owner_id }));
}

export async function ownsWant({ db }: Handle, id: string, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom("wants")
    .select("id")
    .where("id", "=", id)
    .where("owner_id", "=", memberId)
    .where("deleted_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export async function ownsAnswer({ db }: Handle, id: string, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom("want_answers")
    .select("id")
    .where("id", "=", id)
    .where("member_id", "=", memberId)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export async function findWantContacts({ db }: Handle, id: string): Promise<Contacts> {
  const { contact_person, phone, email } = await db
    .selectFrom("wants")
    .select(["contact_person", "phone", "email"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return { contactPerson: contact_person, phoneNo: phone, whatsappNo: phone, email, address: null };
}

/** The seller as the account says. */
export async function findAnswerContacts({ db }: Handle, id: string): Promise<Contacts> {
  const { name, phone, email } = await db
    .selectFrom("want_answers as a")
    .innerJoin("members as m", "m.id", "a.member_id")
    .select(["m.phone", "m.email"])
    .select(sql<string>`concat_ws(' ', m.first_name, m.last_name)`.as("name"))
    .where("a.id", "=", id)
    .executeTakeFirstOrThrow();
  return { contactPerson: name, phoneNo: phone, whatsappNo: phone, email, address: null };
}
