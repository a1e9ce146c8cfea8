/** The SQL of items of whatever kind that is approved: what waits, one item held, and the state of its approval, which this room alone writes once the staff decide. */
import { type RawBuilder, sql } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { type Keyset, microsOf } from "#server/platform/postgres/keyset.ts";
import type { JsonValue } from "#server/tables/database.ts";
import type { ApprovalKind, ApprovalKinds } from "./approval-kinds.ts";

/** An item and its owner, as the staff's screens need them. */
export interface ItemRow {
  kind: string;
  id: string;
  name: string;
  approval: "pending" | "approved" | "rejected" | "withheld";
  pending_edit: JsonValue | null;
  waiting_since: Date | null;
  held_at: Date | null;
  updated_at: Date;
  deleted_at: Date | null;
  owner_name: string;
  owner_phone: string;
  owner_since: Date;
  owner_language: "en" | "hi";
}
export type WaitingRow = ItemRow & { waiting_since: Date; at_micros: number };
type Item = Omit<ItemRow, `owner_${string}`> & { owner_id: string };

const COLUMNS = sql.raw(
  `x.id, x.name, x.approval, x.pending_edit, x.waiting_since, x.held_at, x.updated_at, x.deleted_at,
   concat_ws(' ', m.first_name, m.last_name) as owner_name, m.phone as owner_phone, m.created_at as owner_since, m.language as owner_language`,
);

/** Waiting items of these kinds after the one of the cursor, the longest waiting first. */
export async function listWaiting(
  ctx: Handle,
  kinds: ApprovalKinds,
  { after, limit }: { after: Keyset | undefined; limit: number },
): Promise<WaitingRow[]> {
  if (kinds.length === 0) return [];
  const isAfter = after
    ? sql`(x.waiting_since, x.id) > ('epoch'::timestamptz + ${after.atMicros}::bigint * interval '1 microsecond', ${after.id}::uuid)`
    : sql`true`;
  const parts = kinds.map(
    (kind) => sql`(select ${sql.lit(kind.key)}::text as kind, ${COLUMNS}, ${sql.raw(microsOf("x.waiting_since"))}
      from ${sql.table(kind.table)} x join members m on m.id = x.owner_id
      where ${waits()} and ${isAfter} order by x.waiting_since, x.id limit ${limit})`,
  );
  const { rows } =
    await sql<WaitingRow>`select kind, id, name, approval, pending_edit, waiting_since, held_at, updated_at, deleted_at,
      owner_name, owner_phone, owner_since, owner_language, at_micros
    from (${sql.join(parts, sql` union all `)}) w order by waiting_since, id limit ${limit}`.execute(ctx.db);
  return rows;
}

/** How many wait of each kind. */
export async function countWaiting(
  ctx: Handle,
  kinds: ApprovalKinds,
): Promise<Array<{ kind: ApprovalKind["key"]; total: number }>> {
  if (kinds.length === 0) return [];
  const parts = kinds.map(
    (kind) => sql`select ${sql.lit(kind.key)}::text as kind, count(*)::int as total
      from ${sql.table(kind.table)} x join members m on m.id = x.owner_id where ${waits()}`,
  );
  const { rows } = await sql<{
    kind: ApprovalKind["key"];
    total: number;
  }>`${sql.join(parts, sql` union all `)}`.execute(ctx.db);
  return rows;
}

/** Nothing of a blocked owner, and nothing that reports hold: they are decided with the reports. */
const waits = () =>
  sql`x.waiting_since is not null and x.deleted_at is null and x.held_at is null and m.blocked_at is null`;

/** One item with its owner, deleted or not. */
export async function findItem(ctx: Handle, { key, table }: ApprovalKind, id: string): Promise<ItemRow | undefined> {
  const { rows } = await sql<ItemRow>`select ${sql.lit(key)}::text as kind, ${COLUMNS} from ${sql.table(table)} x
    join members m on m.id = x.owner_id where x.id = ${id}`.execute(ctx.db);
  return rows[0];
}

/** One item, deleted or not, held until the transaction ends. */
export async function lockItem(ctx: Handle, { key, table }: ApprovalKind, id: string): Promise<Item | undefined> {
  const { rows } =
    await sql<Item>`select ${sql.lit(key)}::text as kind, id, owner_id, name, approval, pending_edit, waiting_since,
    held_at, updated_at, deleted_at from ${sql.table(table)} where id = ${id} for no key update`.execute(ctx.db);
  return rows[0];
}
export type LockedItem = Item;

/** Makes it public, after a rejection too. */
export const approveItem = (ctx: Handle, kind: ApprovalKind, id: string, now: Date) =>
  save(ctx, kind, id, sql`approval = 'approved', rejection_message = null, waiting_since = null, updated_at = ${now}`);

/** Ends the waiting of an edit that has been taken over. */
export const endEdit = (ctx: Handle, kind: ApprovalKind, id: string, now: Date) =>
  save(
    ctx,
    kind,
    id,
    sql`pending_edit = null, edit_rejection_message = null, waiting_since = null, updated_at = ${now}`,
  );

/** Out of sight until its owner has corrected it. */
export const rejectItem = (ctx: Handle, kind: ApprovalKind, id: string, { now, message }: Rejection) =>
  save(
    ctx,
    kind,
    id,
    sql`approval = 'rejected', rejection_message = ${message}, waiting_since = null, pending_edit = null,
      edit_rejection_message = null, held_at = null, updated_at = ${now}`,
  );

/** What is public stays; the edit stays with its owner, who may correct it. */
export const rejectEdit = (ctx: Handle, kind: ApprovalKind, id: string, { now, message }: Rejection) =>
  save(ctx, kind, id, sql`edit_rejection_message = ${message}, waiting_since = null, updated_at = ${now}`);

/** Out of sight because of reports. */
export const holdItem = (ctx: Handle, kind: ApprovalKind, id: string, now: Date) =>
  save(ctx, kind, id, sql`held_at = ${now}`);

/** In sight again. */
export const releaseItem = (ctx: Handle, kind: ApprovalKind, id: string) => save(ctx, kind, id, sql`held_at = null`);

interface Rejection {
  now: Date;
  message: string;
}

async function save(ctx: Handle, { table }: ApprovalKind, id: string, set: RawBuilder<unknown>): Promise<void> {
  await sql`update ${sql.table(table)} set ${set} where id = ${id}`.execute(ctx.db);
}
