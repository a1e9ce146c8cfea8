/** The SQL of volunteers as the staff work with them, and of the daily upkeep. */
import { type SqlBool, sql, type Updateable } from "kysely";
import type { VolunteerState } from "#contract/volunteer-choices.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { IdRange } from "#server/platform/postgres/id-page.ts";
import type { Volunteers } from "#server/tables/database.ts";

export interface VolunteerFilters {
  skill?: string;
  placeId?: number;
  day?: string;
  time?: string;
  state?: VolunteerState;
}

function matching({ db }: Handle, { skill, placeId, day, time, state }: VolunteerFilters) {
  return db
    .selectFrom("volunteers as v")
    .innerJoin("places as p", "p.id", "v.place_id")
    .innerJoin("states as s", "s.code", "p.state_code")
    .where("v.withdrawn_at", "is", null)
    .$if(skill !== undefined, (q) => q.where(sql<SqlBool>`${skill!} = any(v.skills)`))
    .$if(placeId !== undefined, (q) => q.where("v.place_id", "=", placeId!))
    .$if(day !== undefined, (q) => q.where(sql<SqlBool>`(v.days = '{}' or ${day!} = any(v.days))`))
    .$if(time !== undefined, (q) => q.where(sql<SqlBool>`(v.times = '{}' or ${time!} = any(v.times))`))
    .$if(state !== undefined, (q) => q.where("v.state", "=", state!));
}

/** The newest first. */
export function listVolunteers(ctx: Handle, filters: VolunteerFilters, { limit, after }: IdRange) {
  return matching(ctx, filters)
    .select(["v.id", "v.member_id", "v.name", "v.phone", "v.phone_proven", "v.skills", "v.other_skills", "v.days"])
    .select(["v.times", "v.locality", "v.about", "v.show_name", "v.language", "v.state", "v.thanked_at"])
    .select(["v.created_at", "p.name as city", "p.name_hi as city_hi", "s.name as state_name"])
    .$if(after !== undefined, (q) => q.where("v.id", "<", after!))
    .orderBy("v.id", "desc")
    .limit(limit)
    .execute();
}
export type VolunteerRow = Awaited<ReturnType<typeof listVolunteers>>[number];

export async function countVolunteers(ctx: Handle, filters: VolunteerFilters): Promise<number> {
  const { total } = await matching(ctx, filters)
    .select((e) => e.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

/** Held until the transaction ends. */
export function lockVolunteer({ db }: Handle, id: string) {
  return db
    .selectFrom("volunteers as v")
    .innerJoin("places as p", "p.id", "v.place_id")
    .select(["v.id", "v.member_id", "v.name", "v.phone", "v.phone_proven", "v.state", "v.language", "v.thanked_at"])
    .select(["p.name as city", "p.name_hi as city_hi"])
    .where("v.id", "=", id)
    .where("v.withdrawn_at", "is", null)
    .forUpdate("v")
    .executeTakeFirst();
}
export type LockedVolunteer = NonNullable<Awaited<ReturnType<typeof lockVolunteer>>>;

export async function updateVolunteer({ db }: Handle, id: string, values: Updateable<Volunteers>): Promise<void> {
  await db.updateTable("volunteers").set(values).where("id", "=", id).execute();
}

export async function deleteVolunteer({ db }: Handle, id: string): Promise<void> {
  await db.deleteFrom("volunteers").where("id", "=", id).execute();
}

/** Deletes at most so many: those withdrawn before the one day, and those with whom nothing has happened since the other; how many they were. */
export async function deleteOld(
  { db }: Handle,
  { withdrawnBefore, silentBefore, most }: { withdrawnBefore: Date; silentBefore: Date; most: number },
): Promise<number> {
  const { rows } = await sql<{ id: string }>`delete from volunteers where id in
    (select id from volunteers where withdrawn_at < ${withdrawnBefore}
      or (withdrawn_at is null and updated_at < ${silentBefore} and (state = 'ended' or (state = 'new' and member_id is null)))
      order by id limit ${most}) returning id`.execute(db);
  return rows.length;
}
