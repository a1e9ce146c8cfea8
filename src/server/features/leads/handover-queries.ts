/** The SQL of leads that get another owner, or another item. */
import { sql } from "kysely";
import { type PlanStatus, planStatus } from "#contract/access.ts";
import type { Item } from "#server/features/directory/kinds.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";

interface Handover {
  businessId: string;
  from: string;
  to: string;
}

/** Nobody is the owner of a lead of their own. */
export async function handOverLeads({ db }: Handle, { businessId, from, to }: Handover): Promise<void> {
  await db
    .updateTable("leads")
    .set({ owner_id: to })
    .where("contact_id", "=", businessId)
    .where("owner_id", "=", from)
    .where("member_id", "<>", to)
    .execute();
}

/** Takes what the new owner once sent there out of the counts of the business and of what it offers. */
export async function uncountOwnLeads({ db }: Handle, { businessId, from, to }: Handover): Promise<void> {
  const own = sql`from leads where contact_id = ${businessId} and owner_id = ${from} and member_id = ${to}`;
  for (const table of ["businesses", "listings"] as const)
    await sql`update ${sql.table(table)} x set leads_count = greatest(0, leads_count - n)
      from (select item_id, count(*)::int as n ${own} group by item_id) o where x.id = o.item_id`.execute(db);
}

export async function planOf({ db }: Handle, memberId: string, now: Date): Promise<PlanStatus> {
  const { plan_expires_at } = await db
    .selectFrom("members")
    .select("plan_expires_at")
    .where("id", "=", memberId)
    .executeTakeFirstOrThrow();
  return planStatus(plan_expires_at, now);
}

/**
 * Moves the leads of that owner from one item to another of its kind, and the count with them. What a member sent to both on one day is one lead; what the owner
 * has noted about either stays in it. Contacts that were shown are a record of what was, which nobody changes.
 */
export async function moveLeads({ db }: Handle, { kind, id: from }: Item, to: string, ownerId: string): Promise<void> {
  await sql`with twice as (select g.id as gone_id, s.id as staying_id, g.stage, g.note, g.follow_up_on, g.waiting from leads g join leads s
      on s.item_kind = g.item_kind and s.item_id = ${to} and s.member_id = g.member_id and s.day = g.day and s.marker is not distinct from g.marker
        and (g.marker is not null or (s.contact_person, s.phone, coalesce(s.email, ''), s.query) = (g.contact_person, g.phone, coalesce(g.email, ''), g.query))
      where g.item_kind = ${kind.number} and g.item_id = ${from} and g.owner_id = ${ownerId}),
    noted as (update leads l set stage = case when l.stage = 'new' then t.stage else l.stage end,
        note = concat_ws(E'\\n', nullif(l.note, ''), nullif(t.note, '')), follow_up_on = coalesce(l.follow_up_on, t.follow_up_on), waiting = l.waiting and t.waiting
      from twice t where l.id = t.staying_id)
    delete from leads where id in (select gone_id from twice)`.execute(db);
  await sql`update leads set item_id = case when item_kind = ${kind.number} and item_id = ${from} then ${to}::uuid else item_id end, contact_id = ${to}
    where contact_id = ${from} and owner_id = ${ownerId}`.execute(db);
  await sql`update contact_clicks c set item_id = ${to}, contact_id = ${to}, owner_id = ${ownerId}
    where item_kind = ${kind.number} and item_id = ${from} and not exists (select from contact_clicks o
      where o.item_kind = c.item_kind and o.item_id = ${to} and o.click = c.click and o.member_id = c.member_id and o.day = c.day)`.execute(
    db,
  );
  await sql`update ${sql.table(kind.table)} x set leads_count =
    (select count(*) from leads where item_kind = ${kind.number} and item_id = x.id and owner_id = ${ownerId}) where id in (${from}, ${to})`.execute(
    db,
  );
}
