/** The SQL of the staff console: what waits, and the log. */
import { type Expression, sql } from "kysely";
import { DETAIL_COLUMNS } from "#server/features/businesses/details.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { IdRange } from "#server/platform/postgres/id-page.ts";
import type { Keyset } from "#server/platform/postgres/keyset.ts";

export type WaitingRow = Awaited<ReturnType<typeof listWaiting>>[number];
export type LogRow = Awaited<ReturnType<typeof listLogEntries>>[number];

/** Since when a business, or its edit, waits. */
const SINCE = sql<Date>`coalesce(b.pending_since, b.created_at)`;

/** Waiting businesses after the one of the cursor, the longest waiting first. */
export function listWaiting(ctx: Handle, after: Keyset | undefined, limit: number) {
  return waiting(ctx)
    .innerJoin("members as m", "m.id", "b.owner_id")
    .innerJoin("places as p", "p.id", "b.place_id")
    .innerJoin("states as st", "st.code", "p.state_code")
    .innerJoin("subcategories as s", "s.id", "b.subcategory_id")
    .innerJoin("categories as c", "c.id", "s.category_id")
    .leftJoin("subcategories as es", (j) => j.on("es.id", "=", sql<number>`(b.pending_edit ->> 'subcategoryId')::int`))
    .select(["b.id", "b.name", "b.description", "b.address", "b.pin_code", "b.phone", "b.email"])
    .select(DETAIL_COLUMNS.map((column) => `b.${column}` as const))
    .select(["b.pending_edit", "b.updated_at"])
    .select(["c.name as category", "c.name_hi as category_hi", "s.name as subcategory", "s.name_hi as subcategory_hi"])
    .select(["es.name as edited_subcategory", "es.name_hi as edited_subcategory_hi"])
    .select((e) => [
      namesOf(e.ref("b.further_subcategory_ids")).as("further"),
      namesOf(
        sql<number[]>`array(select jsonb_array_elements_text(b.pending_edit -> 'furtherSubcategoryIds')::int)`,
      ).as("edited_further"),
    ])
    .select(["p.name as place", "p.name_hi as place_hi", "st.name as state", "st.name_hi as state_hi"])
    .select(["m.phone as owner_phone", "m.created_at as owner_since"])
    .select([
      SINCE.as("waiting_since"),
      sql<number>`(extract(epoch from ${SINCE}) * 1000000)::bigint`.as("at_micros"),
      sql<string>`concat_ws(' ', m.first_name, m.last_name)`.as("owner_name"),
      sql<string[]>`array(select i.key from business_images bi join images i on i.id = bi.image_id
        where bi.business_id = b.id order by bi.place, i.id)`.as("image_keys"),
      sql<string[]>`array(select i.key from jsonb_array_elements_text(coalesce(b.pending_edit -> 'imageIds', '[]'))
        with ordinality as e (id, place) join images i on i.id = e.id::uuid order by e.place)`.as("edited_image_keys"),
    ])
    .$if(after !== undefined, (q) =>
      q.where(
        sql<boolean>`(${SINCE}, b.id) > ('epoch'::timestamptz + ${after!.atMicros}::bigint * interval '1 microsecond', ${after!.id}::uuid)`,
      ),
    )
    .orderBy(SINCE)
    .orderBy("b.id")
    .limit(limit)
    .execute();
}

/** The subcategories of these ids by name, in both languages. */
const namesOf = (ids: Expression<number[]>) =>
  sql<
    Array<{ name: string; name_hi: string }>
  >`(select coalesce(json_agg(json_build_object('name', f.name, 'name_hi', f.name_hi) order by f.id), '[]')
    from subcategories f where f.id = any(${ids}))`;

/** Why these were turned down, by id: those whose last decision in the log was that. */
export async function listTurnedDown({ db }: Handle, ids: string[]): Promise<Map<string, string>> {
  const turnedDown = ["business.rejected", "edit.rejected", "report.taken-down"];
  const decisions = await db
    .selectFrom("staff_log")
    .distinctOn("subject_id")
    .select(["subject_id", "action", "detail"])
    .where(sql<boolean>`subject_id = any(${ids}::uuid[])`)
    .where("action", "in", [...turnedDown, "business.approved", "edit.approved"])
    .orderBy("subject_id")
    .orderBy("id", "desc")
    .$narrowType<{ subject_id: string }>()
    .execute();
  return new Map(
    decisions.flatMap(({ subject_id, action, detail }) =>
      turnedDown.includes(action) ? [[subject_id, detail.message ?? ""] as const] : [],
    ),
  );
}

export async function countWaiting(ctx: Handle): Promise<number> {
  const { total } = await waiting(ctx)
    .select((e) => e.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

/** Log entries, the newest first; without a `staff_id` it was the operator. */
export function listLogEntries({ db }: Handle, { limit, after }: IdRange) {
  return db
    .selectFrom("staff_log as l")
    .leftJoin("members as m", "m.id", "l.staff_id")
    .select(["l.id", "l.staff_id", "l.action", "l.subject_name", "l.detail", "l.done_at"])
    .select(sql<string>`concat_ws(' ', m.first_name, m.last_name)`.as("staff_name"))
    .$if(after !== undefined, (q) => q.where("l.id", "<", after!))
    .orderBy("l.id", "desc")
    .limit(limit)
    .execute();
}

/** Businesses that wait for a decision; none of a blocked owner, because it cannot become public. */
function waiting({ db }: Handle) {
  return db
    .selectFrom("businesses as b")
    .where("b.deleted_at", "is", null)
    .where((e) => e.or([e("b.approval", "=", "pending"), e("b.pending_since", "is not", null)]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("members as o")
            .select("o.id")
            .whereRef("o.id", "=", "b.owner_id")
            .where("o.blocked_at", "is not", null),
        ),
      ),
    );
}
