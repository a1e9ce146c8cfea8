/** The SQL of viewings. Each is one statement with the count that it adds to, so that calls at the same moment count right. */
import { type RawBuilder, sql } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { Item } from "./kinds.ts";

interface Viewing {
  day: string;
  viewerHash: Buffer;
}

/** The views of an item so far. */
export async function findViews(ctx: Handle, { kind, id }: Item): Promise<number> {
  const { rows } = await sql<{ views: number }>`select views from ${sql.table(kind.table)} where id = ${id}`.execute(
    ctx.db,
  );
  return rows[0]!.views;
}

/** Counts a member, once a day; answers the views so far. */
export function addMemberViewing(ctx: Handle, item: Item, { day, viewerHash }: Viewing): Promise<number> {
  const added = sql`added as (insert into viewings (item_kind, item_id, day, viewer_hash)
    values (${item.kind.number}, ${item.id}, ${day}, ${viewerHash}) on conflict do nothing returning 1)`;
  return addView(ctx, item, added);
}

/** Counts a visitor, once a day and at most so many of one address. A call that waits for the address's row reads it as it is then: calls at the same moment cannot pass its number. */
export function addVisitorViewing(
  ctx: Handle,
  item: Item,
  { day, viewerHash, addressHash, most }: Viewing & { addressHash: Buffer; most: number },
): Promise<number> {
  const of = sql`item_kind = ${item.kind.number} and item_id = ${item.id} and day = ${day} and address_hash = ${addressHash}`;
  const added = sql`fresh as (insert into viewings (item_kind, item_id, day, viewer_hash) select ${item.kind.number}, ${item.id}, ${day}::date, ${viewerHash}
      where not exists (select 1 from viewing_addresses where ${of} and counted >= ${most})
      on conflict do nothing returning 1),
    added as (insert into viewing_addresses (item_kind, item_id, day, address_hash, counted) select ${item.kind.number}, ${item.id}, ${day}::date, ${addressHash}, 1 from fresh
      on conflict (item_kind, item_id, day, address_hash) do update set counted = viewing_addresses.counted + 1 where viewing_addresses.counted < ${most} returning 1)`;
  return addView(ctx, item, added);
}

/** `added`: the part of a statement whose last table, of that name, has a row when the viewing counts. */
async function addView(ctx: Handle, { kind, id }: Item, added: RawBuilder<unknown>): Promise<number> {
  const table = sql.table(kind.table);
  const { rows } = await sql<{ views: number }>`with ${added},
    counted as (update ${table} set views = views + 1 where id = ${id} and exists (select 1 from added) returning views)
    select coalesce((select views from counted), (select views from ${table} where id = ${id})) as views`.execute(
    ctx.db,
  );
  return rows[0]!.views;
}

/** Who looked at one item has looked at another of its kind; whoever looked at both on a day that is still known counts once. */
export async function moveViewings({ db }: Handle, { kind, id: from }: Item, to: string): Promise<void> {
  const table = sql.table(kind.table);
  await sql`with twice as (delete from viewings v where item_kind = ${kind.number} and item_id = ${from} and exists
      (select from viewings o where o.item_kind = v.item_kind and o.item_id = ${to} and o.day = v.day and o.viewer_hash = v.viewer_hash) returning 1)
    update ${table} set views = views + (select views from ${table} where id = ${from}) - (select count(*) from twice) where id = ${to}`.execute(
    db,
  );
  await sql`update viewings set item_id = ${to} where item_kind = ${kind.number} and item_id = ${from}`.execute(db);
}

export async function deleteViewingsBefore({ db }: Handle, day: string): Promise<void> {
  await db.deleteFrom("viewings").where("day", "<", day).execute();
  await db.deleteFrom("viewing_addresses").where("day", "<", day).execute();
}
