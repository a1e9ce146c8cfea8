/** The SQL of the staff console: what waits, and the log. */
import type { Ctx } from "#server/platform/context.ts";
import { instantOf, type Keyset, type KeysetRow, microsOf } from "#server/platform/postgres/keyset.ts";
import type { PendingEdit } from "#server/tables/json-columns.ts";

export interface WaitingRow extends KeysetRow {
  name: string;
  description: string;
  category: string;
  category_hi: string;
  subcategory: string;
  subcategory_hi: string;
  place: string;
  place_hi: string | null;
  state: string;
  state_hi: string;
  address: string;
  pin_code: string | null;
  phone: string;
  email: string | null;
  website: string | null;
  image_keys: string[];
  edited_image_keys: string[];
  edited_subcategory: string | null;
  edited_subcategory_hi: string | null;
  pending_edit: PendingEdit | null;
  waiting_since: Date;
  updated_at: Date;
  owner_name: string;
  owner_phone: string;
  owner_since: Date;
}

/** Nothing of a blocked owner waits: it cannot become public. */
const WAITS = `b.deleted_at is null and (b.approval = 'pending' or b.pending_since is not null)
  and not exists (select from members o where o.id = b.owner_id and o.blocked_at is not null)`;
const SINCE = "coalesce(b.pending_since, b.created_at)";

/** Waiting businesses after the one of the cursor, the longest waiting first. */
export function listWaiting(ctx: Ctx, after: Keyset | undefined, limit: number): Promise<WaitingRow[]> {
  return ctx.query({
    name: "staff-waiting",
    text: `select b.id, ${microsOf(SINCE)}, b.name, b.description, c.name as category, c.name_hi as category_hi, s.name as subcategory, s.name_hi as subcategory_hi,
        p.name as place, p.name_hi as place_hi, st.name as state, st.name_hi as state_hi, b.address, b.pin_code, b.phone, b.email, b.website, b.pending_edit, ${SINCE} as waiting_since, b.updated_at,
        concat_ws(' ', m.first_name, m.last_name) as owner_name, m.phone as owner_phone, m.created_at as owner_since,
        es.name as edited_subcategory, es.name_hi as edited_subcategory_hi,
        array(select i.key from business_images bi join images i on i.id = bi.image_id where bi.business_id = b.id order by bi.place, i.id) as image_keys,
        array(select i.key from jsonb_array_elements_text(coalesce(b.pending_edit -> 'imageIds', '[]')) with ordinality as e (id, place) join images i on i.id = e.id::uuid order by e.place) as edited_image_keys
      from businesses b join members m on m.id = b.owner_id join places p on p.id = b.place_id join states st on st.code = p.state_code
      join subcategories s on s.id = b.subcategory_id join categories c on c.id = s.category_id
      left join subcategories es on es.id = (b.pending_edit ->> 'subcategoryId')::int
      where ${WAITS} and (${SINCE}, b.id) > (${instantOf("$1")}, $2::uuid) order by ${SINCE}, b.id limit $3`,
    values: [after?.atMicros ?? "0", after?.id ?? "00000000-0000-0000-0000-000000000000", limit],
  });
}

export async function countWaiting(ctx: Ctx): Promise<number> {
  const [row] = await ctx.query<{ n: number }>({
    name: "staff-waiting-count",
    text: `select count(*)::int as n from businesses b where ${WAITS}`,
    values: [],
  });
  return row!.n;
}

export interface LogRow extends KeysetRow {
  /** Null when it was the operator. */
  staff_id: string | null;
  staff_name: string;
  action: string;
  subject_name: string;
  detail: { message?: string };
  done_at: Date;
}

/** Deeds before the one of the cursor, the newest first. */
export function listDeeds(ctx: Ctx, before: Keyset, limit: number): Promise<LogRow[]> {
  return ctx.query({
    name: "staff-log",
    text: `select l.id, ${microsOf("l.done_at")}, l.staff_id, concat_ws(' ', m.first_name, m.last_name) as staff_name, l.action, l.subject_name, l.detail, l.done_at
      from staff_log l left join members m on m.id = l.staff_id
      where (l.done_at, l.id) < (${instantOf("$1")}, $2::uuid) order by l.done_at desc, l.id desc limit $3`,
    values: [before.atMicros, before.id, limit],
  });
}
