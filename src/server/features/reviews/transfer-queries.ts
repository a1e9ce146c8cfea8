/** The SQL of reviews that go over to another business. */
import { sql } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";

/** One of a member: of two the public one, else the newer stands. What the owner of both wrote stays with the business that is gone: nobody reviews their own. */
export async function moveReviews({ db }: Handle, from: string, to: string, ownerId: string): Promise<void> {
  await sql`update reviews set business_id = ${from} where business_id = ${to} and member_id = ${ownerId}
    and not exists (select from reviews where business_id = ${from} and member_id = ${ownerId})`.execute(db);
  await sql`with older as (select o.id from reviews o join reviews n on n.member_id = o.member_id and n.business_id = ${from} and o.business_id = ${to}
      where (o.state = 'public', o.created_at, o.id) < (n.state = 'public', n.created_at, n.id))
    delete from reviews where id in (select id from older)`.execute(db);
  await sql`update reviews r set business_id = ${to} where business_id = ${from} and member_id <> ${ownerId}
    and not exists (select from reviews o where o.business_id = ${to} and o.member_id = r.member_id)`.execute(db);
}
