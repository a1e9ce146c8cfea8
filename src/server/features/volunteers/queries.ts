/** The SQL of volunteers for everybody, and of members' own sign-ups. */
import { type Insertable, sql, type Updateable } from "kysely";
import type { VolunteerSkill } from "#contract/volunteer-choices.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { Volunteers } from "#server/tables/database.ts";

const CITIES = 60;
const SHOWN = 24;

/** Whom the staff have reached, or who has proved the phone; `v` is the volunteer, `m` the member. */
const counted = sql<boolean>`v.withdrawn_at is null and m.blocked_at is null and (v.state in ('contacted', 'active') or (v.state = 'new' and v.phone_proven))`;

const everybody = ({ db }: Handle) =>
  db.selectFrom("volunteers as v").leftJoin("members as m", "m.id", "v.member_id").where(counted);

export async function countAll(ctx: Handle): Promise<number> {
  const { total } = await everybody(ctx)
    .select((e) => e.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

/** The most first. */
export function countByCity(ctx: Handle) {
  return everybody(ctx)
    .innerJoin("places as p", "p.id", "v.place_id")
    .select(["p.name as city", "p.name_hi as city_hi"])
    .select((e) => e.fn.countAll<number>().as("total"))
    .groupBy(["p.id", "p.name", "p.name_hi"])
    .orderBy("total", "desc")
    .orderBy("p.name")
    .orderBy("p.id")
    .limit(CITIES)
    .execute();
}

/** The most first. */
export async function countBySkill(ctx: Handle) {
  const { rows } = await sql<{ skill: VolunteerSkill; total: number }>`select s.skill, count(*)::int as total
    from volunteers v left join members m on m.id = v.member_id cross join lateral unnest(v.skills) as s(skill)
    where ${counted} group by s.skill order by total desc, s.skill limit 50`.execute(ctx.db);
  return rows;
}

/** Those who agreed to be shown and whom the staff have reached, the newest first. */
export function listShown(ctx: Handle) {
  return everybody(ctx)
    .innerJoin("places as p", "p.id", "v.place_id")
    .select(["v.id", "v.name", "v.skills", "p.name as city", "p.name_hi as city_hi"])
    .where("v.show_name", "=", true)
    .where("v.state", "in", ["contacted", "active"])
    .orderBy("v.id", "desc")
    .limit(SHOWN)
    .execute();
}

/** The member's own, until it is withdrawn. */
export function findOwn({ db }: Handle, memberId: string) {
  return db
    .selectFrom("volunteers as v")
    .innerJoin("places as p", "p.id", "v.place_id")
    .select(["v.id", "v.name", "v.phone", "v.skills", "v.other_skills", "v.days", "v.times", "v.place_id"])
    .select(["v.locality", "v.about", "v.show_name", "v.state", "v.created_at", "p.state_code"])
    .select(["p.name as city", "p.name_hi as city_hi"])
    .where("v.member_id", "=", memberId)
    .where("v.withdrawn_at", "is", null)
    .executeTakeFirst();
}
export type OwnRow = NonNullable<Awaited<ReturnType<typeof findOwn>>>;

/** False when the member has one already. */
export async function insertOfMember({ db }: Handle, row: Insertable<Volunteers>): Promise<boolean> {
  const made = await db
    .insertInto("volunteers")
    .values(row)
    .onConflict((c) => c.column("member_id").where("withdrawn_at", "is", null).doNothing())
    .returning("id")
    .executeTakeFirst();
  return made !== undefined;
}

/** A visitor's sign-up takes the place of an earlier one under the same phone whom the staff have not reached yet. */
export async function upsertOfVisitor({ db }: Handle, row: Insertable<Volunteers>): Promise<void> {
  const { id: _, member_id: __, created_at: ___, state_changed_at: ____, phone: _____, ...values } = row;
  await db
    .insertInto("volunteers")
    .values(row)
    .onConflict((c) =>
      c
        .column("phone")
        .where("member_id", "is", null)
        .where("withdrawn_at", "is", null)
        .where("state", "=", sql.lit("new"))
        .doUpdateSet(values),
    )
    .execute();
}

/** Whoever proves a phone takes the place of a visitor's sign-up under it that nobody has reached. */
export async function deleteUnreached({ db }: Handle, phone: string): Promise<void> {
  await db
    .deleteFrom("volunteers")
    .where("phone", "=", phone)
    .where("member_id", "is", null)
    .where("withdrawn_at", "is", null)
    .where("state", "=", "new")
    .execute();
}

/** False when the member has none. */
export async function updateOfMember(
  { db }: Handle,
  memberId: string,
  values: Updateable<Volunteers>,
): Promise<boolean> {
  const changed = await db
    .updateTable("volunteers")
    .set(values)
    .where("member_id", "=", memberId)
    .where("withdrawn_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return changed !== undefined;
}
