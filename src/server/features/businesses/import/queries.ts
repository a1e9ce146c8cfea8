/** The SQL of an import, some hundred rows a statement. */
import { sql } from "kysely";
import { newId } from "#base/ids.ts";
import { ensureUnclaimedMembers } from "#server/features/members/unclaimed.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { detailValues } from "../details.ts";
import type { ImportRow } from "./row.ts";

/** The member ids behind the owners' phones; unknown phones become unclaimed members. */
export function ensureOwners(ctx: Handle, rows: ImportRow[]): Promise<Map<string, string>> {
  const owners = rows.map(
    (row) =>
      [row.ownerPhone, { id: newId(), phone: row.ownerPhone, name: row.ownerName, placeId: row.place.id }] as const,
  );
  return ensureUnclaimedMembers(ctx, [...new Map(owners).values()]);
}

/** An import may take as long as it needs; until its transaction ends. */
export async function liftTimeLimit(ctx: Handle): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(ctx.db);
}

export interface Imported {
  id: string;
  /** Of the values that the last import gave it. */
  print: string | null;
  isDeleted: boolean;
  /** Its owner has signed up. */
  isClaimed: boolean;
}

/** Businesses that an earlier import made, by key; held until the transaction ends, so that no edit and no deletion slips in between. */
export async function findImported({ db }: Handle, keys: string[]): Promise<Map<string, Imported>> {
  const rows = await db
    .selectFrom("businesses as b")
    .innerJoin("members as m", "m.id", "b.owner_id")
    .select(["b.id", "b.import_key", "b.import_print as print"])
    .select([
      sql<boolean>`b.deleted_at is not null`.as("isDeleted"),
      sql<boolean>`m.pin_hash is not null`.as("isClaimed"),
    ])
    .where("b.import_key", "in", keys)
    .orderBy("b.id")
    .forUpdate("b")
    .execute();
  return new Map(rows.map(({ import_key, ...row }) => [import_key!, row]));
}

export async function insertImported(
  { db }: Handle,
  rows: Array<{ id: string; ownerId: string; row: ImportRow }>,
  now: Date,
): Promise<void> {
  if (!rows.length) return;
  const values = rows.map(({ id, ownerId, row }) => ({
    id,
    owner_id: ownerId,
    ...valuesOf(row),
    lat: row.place.lat,
    lng: row.place.lng,
    position: `(${row.place.lng},${row.place.lat})`,
    approval: "approved" as const,
    approved_at: now,
    import_key: row.key,
    created_at: now,
    updated_at: now,
  }));
  await db.insertInto("businesses").values(values).execute();
}

/** Takes the new values in; position, hours and pictures that people added stay. */
export async function updateImported(
  { db }: Handle,
  rows: Array<{ id: string; row: ImportRow }>,
  now: Date,
): Promise<void> {
  for (const { id, row } of rows)
    await db
      .updateTable("businesses")
      .set({ ...valuesOf(row), updated_at: now })
      .where("id", "=", id)
      .execute();
}

function valuesOf(row: ImportRow) {
  return {
    name: row.name,
    description: row.description,
    phone: row.phone,
    ...detailValues(row.details),
    address: row.address,
    pin_code: row.pinCode,
    place_id: row.place.id,
    subcategory_id: row.subcategoryId,
    import_print: row.print,
  };
}
