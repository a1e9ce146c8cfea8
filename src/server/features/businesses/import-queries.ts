/** The SQL of an import, some hundred rows a statement. */
import { sql } from "kysely";
import { newId } from "#base/ids.ts";
import { ensureUnclaimedMembers } from "#server/features/members/unclaimed.ts";
import type { Db } from "#server/platform/database.ts";
import type { ImportRow } from "./import-row.ts";

/** The member ids behind the owners' phones; unknown phones become unclaimed members. */
export function ensureOwners(db: Db, rows: ImportRow[]): Promise<Map<string, string>> {
  const owners = rows.map(
    (row) =>
      [row.ownerPhone, { id: newId(), phone: row.ownerPhone, name: row.ownerName, placeId: row.place.id }] as const,
  );
  return ensureUnclaimedMembers(db, [...new Map(owners).values()]);
}

/** Businesses that an earlier import made, by key, with the print of their values. */
export async function findImported(db: Db, keys: string[]): Promise<Map<string, { id: string; print: string | null }>> {
  const rows = await db
    .selectFrom("businesses")
    .select(["id", "import_key", "import_print"])
    .where("import_key", "in", keys)
    .execute();
  return new Map(rows.map((row) => [row.import_key!, { id: row.id, print: row.import_print }]));
}

export async function insertImported(
  db: Db,
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
export async function updateImported(db: Db, rows: Array<{ id: string; row: ImportRow }>, now: Date): Promise<void> {
  for (const { id, row } of rows)
    await db
      .updateTable("businesses")
      .set({ ...valuesOf(row), updated_at: now, deleted_at: sql`null` })
      .where("id", "=", id)
      .execute();
}

function valuesOf(row: ImportRow) {
  return {
    name: row.name,
    description: row.description,
    phone: row.phone,
    website: row.website,
    address: row.address,
    pin_code: row.pinCode,
    place_id: row.place.id,
    subcategory_id: row.subcategoryId,
    import_print: row.print,
  };
}
