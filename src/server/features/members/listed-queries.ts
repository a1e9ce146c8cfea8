/** The SQL of those whom an association's list names as members, until they sign up with their phone. */
import { type Insertable, sql } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { ListedMembers } from "#server/tables/database.ts";

export type ListedMember = Omit<Insertable<ListedMembers>, "updated_at">;

/** Who is listed or has signed up with one of these phones, by phone; whoever has signed up is listed no more. */
export async function listByPhone({ db }: Handle, phones: string[]) {
  const { rows } = await sql<{
    id: string;
    phone: string;
    firstName: string;
    lastName: string;
    placeId: number | null;
    since: string | null;
    isClaimed: boolean;
  }>`select id, phone, first_name as "firstName", last_name as "lastName", place_id as "placeId", since::text, false as "isClaimed"
      from listed_members where phone = any(${phones}::text[])
    union all select id, phone, first_name, last_name, place_id, to_char(created_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD'), true
      from members where phone = any(${phones}::text[]) and pin_hash is not null`.execute(db);
  return new Map(rows.map((row) => [row.phone, row]));
}

/** The same, those who are listed held until the transaction ends. */
export async function lockByPhone(ctx: Handle, phones: string[]): ReturnType<typeof listByPhone> {
  await sql`select id from listed_members where phone = any(${phones}::text[]) order by id for update`.execute(ctx.db);
  return listByPhone(ctx, phones);
}

export async function insertListed({ db }: Handle, members: ListedMember[], now: Date): Promise<void> {
  await sql`insert into listed_members (id, phone, first_name, last_name, place_id, since, updated_at)
    select id, phone, first_name, last_name, place_id, since, ${now} from ${recordsOf(members)} v`.execute(db);
}

/** What is null in them stays as it is. */
export async function updateListed({ db }: Handle, members: ListedMember[], now: Date): Promise<void> {
  await sql`update listed_members m set first_name = v.first_name, last_name = v.last_name,
      place_id = coalesce(v.place_id, m.place_id), since = coalesce(v.since, m.since), updated_at = ${now}
    from ${recordsOf(members)} v where m.id = v.id`.execute(db);
}

/** Answers the ids of those who were still listed. */
export async function deleteListed({ db }: Handle, ids: string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`delete from listed_members where id = any(${ids}::uuid[])
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Takes a phone off the list; answers the first instant of the day since which it was a member's, where the list says so. */
export async function takeOffList({ db }: Handle, phone: string): Promise<Date | null> {
  const { rows } = await sql<{ since: Date | null }>`delete from listed_members where phone = ${phone}
    returning since::timestamp at time zone 'Asia/Kolkata' as since`.execute(db);
  return rows[0]?.since ?? null;
}

const recordsOf = (values: object[]) =>
  sql`json_populate_recordset(null::listed_members, ${JSON.stringify(values)}::json)`;
