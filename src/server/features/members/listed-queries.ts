/** The SQL of members whom an association's list names: without an account until their phone claims it. */
import { type Insertable, sql } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { Members } from "#server/tables/database.ts";

export interface ListedMember {
  id: string;
  phone: string;
  firstName: string;
  lastName: string;
  /** Null leaves what is stored. */
  placeId: number | null;
  since: Date | null;
}

/** Members with these phones, by phone. */
export async function listByPhone({ db }: Handle, phones: string[]) {
  const rows = await db
    .selectFrom("members")
    .select(["id", "phone", "first_name", "last_name", "place_id", "created_at", "pin_hash"])
    .where(sql<boolean>`phone = any(${phones}::text[])`)
    .execute();
  return new Map(rows.map((row) => [row.phone, row]));
}

/** The same, held until the transaction ends. */
export async function lockByPhone(ctx: Handle, phones: string[]): ReturnType<typeof listByPhone> {
  await sql`select id from members where phone = any(${phones}::text[]) order by id for update`.execute(ctx.db);
  return listByPhone(ctx, phones);
}

export async function insertListed({ db }: Handle, members: ListedMember[], now: Date): Promise<void> {
  const values = members.map(
    ({ id, phone, firstName, lastName, placeId, since }): Insertable<Members> => ({
      id,
      phone,
      kind: "individual",
      first_name: firstName,
      last_name: lastName,
      place_id: placeId,
      created_at: since ?? now,
      updated_at: now,
    }),
  );
  const columns = sql.join(Object.keys(values[0]!).map((column) => sql.ref(column)));
  await sql`insert into members (${columns}) select ${columns} from ${recordsOf(values)} v`.execute(db);
}

/** But for whoever has signed up meanwhile. */
export async function updateListed({ db }: Handle, members: ListedMember[], now: Date): Promise<void> {
  const values = members.map(({ id, firstName, lastName, placeId, since }) => ({
    id,
    first_name: firstName,
    last_name: lastName,
    place_id: placeId,
    created_at: since,
  }));
  await sql`update members m set first_name = v.first_name, last_name = v.last_name,
      place_id = coalesce(v.place_id, m.place_id), created_at = coalesce(v.created_at, m.created_at), updated_at = ${now}
    from ${recordsOf(values)} v where m.id = v.id and m.pin_hash is null`.execute(db);
}

/** Those of them who have no account; answers their ids. */
export async function deleteUnclaimed({ db }: Handle, ids: string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`delete from members where id = any(${ids}::uuid[]) and pin_hash is null
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}

const recordsOf = (values: object[]) => sql`json_populate_recordset(null::members, ${JSON.stringify(values)}::json)`;
