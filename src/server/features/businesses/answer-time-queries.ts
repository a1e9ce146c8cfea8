/** The SQL of how fast owners answer: what their leads say by now, where that is not what their business says. */
import type { Selectable } from "kysely";
import { sql } from "kysely";
import type { ItemChange } from "#server/features/directory/kinds.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { Businesses } from "#server/tables/database.ts";

export type AnswerTime = Pick<Selectable<Businesses>, "id" | "answers_within">;

interface Judged {
  /** Leads from then on count. */
  since: Date;
  /** A lead that came before and has no answer counts as never answered; a later one does not count yet. */
  overdue: Date;
  /** Of one business, the newest. */
  most: number;
  fewest: number;
  limit: number;
}

/** What an owner once sent there before it was theirs does not count. Reads the leads of that time in one pass, once a day, so that no index has to be written with every lead. */
export async function listChangedAnswerTimes(
  ctx: Handle,
  { since, overdue, most, fewest, limit }: Judged,
): Promise<AnswerTime[]> {
  const { rows } = await sql<AnswerTime>`with judged as (
      select contact_id, extract(epoch from answered_at - coalesce(released_at, l.created_at))::float8 as seconds,
        row_number() over (partition by contact_id order by l.created_at desc, l.id desc) as nth
      from leads l join businesses o on o.id = l.contact_id and o.owner_id = l.owner_id
      where l.created_at > ${since} and not waiting and stage <> 'not-a-lead'
        and (answered_at is not null or (stage = 'new' and coalesce(released_at, l.created_at) < ${overdue}))),
    medians as (
      select contact_id, percentile_disc(0.5) within group (order by coalesce(seconds, 'Infinity')) as seconds
      from judged where nth <= ${most} group by contact_id having count(*) >= ${fewest}),
    today as (
      select contact_id as id, case when seconds <= 3600 then 'hour' when seconds <= 86400 then 'day' when seconds <= 259200 then 'three-days' end as answers_within
      from medians)
    select b.id, t.answers_within from businesses b left join today t on t.id = b.id
    where b.deleted_at is null and b.answers_within is distinct from t.answers_within
    order by b.id limit ${limit}`.execute(ctx.db);
  return rows;
}

export async function updateAnswerTime(ctx: Handle, { id, answers_within }: AnswerTime): Promise<ItemChange[]> {
  return ctx.db
    .updateTable("businesses")
    .set({ answers_within })
    .where("id", "=", id)
    .returning(["id", "place_id"])
    .execute();
}
