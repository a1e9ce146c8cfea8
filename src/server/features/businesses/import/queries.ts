/** The SQL of an import, some hundred rows a statement. */
import { type Insertable, sql } from "kysely";
import { newId } from "#base/ids.ts";
import { ensureUnclaimedMembers } from "#server/features/members/unclaimed.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { Businesses } from "#server/tables/database.ts";
import { DETAIL_COLUMNS, detailValues } from "../details.ts";
import { fullerText } from "./fuller-text-queries.ts";
import type { StoredRow } from "./list-kind.ts";
import { type ImportRow, printOf } from "./row.ts";

/** The member ids behind the owners' phones; unknown phones become unclaimed members. */
export function ensureOwners(ctx: Handle, rows: ImportRow[]): Promise<Map<string, string>> {
  const owners = rows.map(
    (row) =>
      [
        row.ownerPhone,
        { id: newId(), phone: row.ownerPhone, name: row.ownerName || row.name, placeId: row.place.id },
      ] as const,
  );
  return ensureUnclaimedMembers(ctx, [...new Map(owners).values()]);
}

/** Those of the owners who have signed up. */
export async function listSignedUp({ db }: Handle, ownerIds: string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom("members")
    .select("id")
    .where(sql<boolean>`id = any(${ownerIds}::uuid[])`)
    .where("pin_hash", "is not", null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** An import may take as long as it needs; until its transaction ends. */
export async function liftTimeLimit(ctx: Handle): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(ctx.db);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(ctx.db);
}

/** Businesses that an earlier import made, by key. */
export async function findImported({ db }: Handle, keys: string[]): Promise<Map<string, StoredRow>> {
  const rows = await db
    .selectFrom("businesses as b")
    .innerJoin("members as m", "m.id", "b.owner_id")
    .select(["b.id", "b.import_key", "b.import_print as print"])
    .select([
      sql<boolean>`b.deleted_at is not null`.as("isDeleted"),
      sql<boolean>`m.pin_hash is not null`.as("isClaimed"),
    ])
    .where(sql<boolean>`b.import_key = any(${keys}::text[])`)
    .execute();
  return new Map(rows.map(({ import_key, ...row }) => [import_key!, row]));
}

/** The same, held until the transaction ends, so that no edit and no deletion slips in between. Held without the join, from which a business that a claim is just handing over would drop out. */
export async function lockImported(ctx: Handle, keys: string[]): Promise<Map<string, StoredRow>> {
  await sql`select id from businesses where import_key = any(${keys}::text[]) order by id for update`.execute(ctx.db);
  return findImported(ctx, keys);
}

export async function insertImported(
  { db }: Handle,
  rows: Array<{ id: string; ownerId: string; row: ImportRow }>,
  now: Date,
): Promise<void> {
  if (!rows.length) return;
  const values: Insertable<Businesses>[] = rows.map(({ id, ownerId, row }) => ({
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
  const columns = sql.join(columnsOf(values));
  await sql`insert into businesses (${columns}) select ${columns} from ${recordsOf(values)} as v`.execute(db);
}

/** Takes the new values in; position, hours and pictures that people added stay. */
export async function updateImported(
  { db }: Handle,
  rows: Array<{ id: string; row: ImportRow }>,
  now: Date,
): Promise<void> {
  if (!rows.length) return;
  const values = rows.map(({ id, row }) => ({ id, ...valuesOf(row), updated_at: now }));
  const sets = sql.join(
    Object.keys(values[0]!).map(
      (column) => sql`${sql.ref(column)} = ${FULLER.includes(column) ? fullerText(column) : sql.ref(`v.${column}`)}`,
    ),
  );
  await sql`update businesses as b set ${sets} from ${recordsOf(values)} as v where b.id = v.id`.execute(db);
}

const columnsOf = ([first]: object[]) => Object.keys(first!).map((column) => sql.ref(column));

/** One parameter for all of them: with one for each value, putting the statement together costs more than running it. */
const recordsOf = (values: object[]) => sql`json_populate_recordset(null::businesses, ${JSON.stringify(values)}::json)`;

/** What an import writes over when it brings new values; an undo gives these back. */
export const IMPORTED_COLUMNS = [
  "name",
  "description",
  "phone",
  "email",
  "open_since",
  ...DETAIL_COLUMNS,
  "address",
  "pin_code",
  "place_id",
  "subcategory_id",
  "import_print",
  "updated_at",
];

/** Of these a list may know less than another. */
const FULLER = ["description", "email", "open_since", "address", "pin_code", ...DETAIL_COLUMNS];

function valuesOf(row: ImportRow) {
  return {
    name: row.name,
    description: row.description,
    phone: row.phone,
    email: row.email,
    open_since: row.openSince,
    ...detailValues(row.details),
    address: row.address,
    pin_code: row.pinCode,
    place_id: row.place.id,
    subcategory_id: row.subcategoryId,
    import_print: printOf(row),
  };
}
