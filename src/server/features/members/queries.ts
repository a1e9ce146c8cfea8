/** The SQL of members. */
import { sql } from "kysely";
import type { Ctx } from "#server/platform/context.ts";

export interface MemberRow {
  id: string;
  kind: "individual" | "professional" | "business";
  first_name: string;
  last_name: string;
  phone: string;
  email: string | null;
  gender: string | null;
  birth_date: string | null;
  address: string | null;
  pin_code: string | null;
  place_id: number | null;
  city: string | null;
  state: string | null;
  state_code: string | null;
  logo_key: string | null;
  ref_id: string | null;
  referred_by: string | null;
  inviter: string | null;
  language: "en" | "hi";
  plan_expires_at: Date | null;
  /** What a running plan is called. */
  plan_name: string;
  show_on_map: boolean;
  created_at: Date;
}

/** A member with place, logo and inviter. */
export function findMember(ctx: Pick<Ctx, "db">, id: string): Promise<MemberRow | undefined> {
  return ctx.db
    .selectFrom("members as m")
    .leftJoin("places as p", "p.id", "m.place_id")
    .leftJoin("states as s", "s.code", "p.state_code")
    .leftJoin("images as i", "i.id", "m.logo_image_id")
    .leftJoin("members as inviter", "inviter.id", "m.invited_by")
    .select([
      "m.id",
      "m.kind",
      "m.first_name",
      "m.last_name",
      "m.phone",
      "m.email",
      "m.gender",
      birthDate("m"),
      "m.address",
      "m.pin_code",
      "m.place_id",
      "p.name as city",
      "s.name as state",
      "s.code as state_code",
      "i.key as logo_key",
      "m.ref_id",
      "m.referred_by",
      sql<string | null>`nullif(trim(concat_ws(' ', inviter.first_name, inviter.last_name)), '')`.as("inviter"),
      "m.language",
      "m.plan_expires_at",
      sql<string>`(select name from plans order by id limit 1)`.as("plan_name"),
      "m.show_on_map",
      "m.created_at",
    ])
    .where("m.id", "=", id)
    .executeTakeFirst();
}

export interface AccountRow {
  id: string;
  first_name: string;
  last_name: string;
  phone: string;
  email: string | null;
  birth_date: string | null;
  language: "en" | "hi";
  pin_hash: string | null;
  blocked_at: Date | null;
  staff_role: "moderator" | "editor" | "treasurer" | "administrator" | null;
}

/** What signing in needs of a member. */
export function findAccount(
  ctx: Pick<Ctx, "db">,
  by: { phone: string } | { id: string },
): Promise<AccountRow | undefined> {
  const accounts = ctx.db
    .selectFrom("members as m")
    .select([
      "m.id",
      "m.first_name",
      "m.last_name",
      "m.phone",
      "m.email",
      birthDate("m"),
      "m.language",
      "m.pin_hash",
      "m.blocked_at",
      "m.staff_role",
    ]);
  return (
    "phone" in by ? accounts.where("m.phone", "=", by.phone) : accounts.where("m.id", "=", by.id)
  ).executeTakeFirst();
}

export interface PublicRow {
  id: string;
  first_name: string;
  last_name: string;
  kind: MemberRow["kind"];
  city: string | null;
  state: string | null;
  logo_key: string | null;
  created_at: Date;
}

/** A member as others see it; nobody when blocked. */
export function findPublicMember(ctx: Pick<Ctx, "db">, id: string): Promise<PublicRow | undefined> {
  return publicMembers(ctx).where("m.id", "=", id).executeTakeFirst();
}

export interface OnMapRow extends PublicRow {
  lat: number | null;
  lng: number | null;
}

/** Members who chose to be on the map, by id, after one id. */
export function listMembersOnMap(
  ctx: Pick<Ctx, "db">,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<OnMapRow[]> {
  return publicMembers(ctx)
    .select(["p.lat", "p.lng"])
    .where("m.show_on_map", "=", true)
    .where("m.place_id", "is not", null)
    .$if(after !== undefined, (q) => q.where("m.id", ">", after!))
    .orderBy("m.id")
    .limit(limit)
    .execute();
}

/** Whether the member never had a plan and owns no business. */
export async function isNewcomer(ctx: Pick<Ctx, "db">, id: string): Promise<boolean> {
  const row = await ctx.db
    .selectFrom("members as m")
    .select("m.id")
    .where("m.id", "=", id)
    .where("m.plan_expires_at", "is", null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("businesses as b").select("b.id").whereRef("b.owner_id", "=", "m.id"))),
    )
    .executeTakeFirst();
  return row !== undefined;
}

function publicMembers(ctx: Pick<Ctx, "db">) {
  return ctx.db
    .selectFrom("members as m")
    .leftJoin("places as p", "p.id", "m.place_id")
    .leftJoin("states as s", "s.code", "p.state_code")
    .leftJoin("images as i", "i.id", "m.logo_image_id")
    .select([
      "m.id",
      "m.first_name",
      "m.last_name",
      "m.kind",
      "p.name as city",
      "s.name as state",
      "i.key as logo_key",
      "m.created_at",
    ])
    .where("m.blocked_at", "is", null);
}

function birthDate(table: "m") {
  return sql<string | null>`to_char(${sql.ref(`${table}.birth_date`)}, 'YYYY-MM-DD')`.as("birth_date");
}
