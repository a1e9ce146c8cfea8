/** The SQL of a member's own data. */
import { sql } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";

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
  city_hi: string | null;
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
export function findMember(ctx: Handle, id: string): Promise<MemberRow | undefined> {
  return membersWithPlace(ctx)
    .leftJoin("members as inviter", "inviter.id", "m.invited_by")
    .select([
      "m.id",
      "m.kind",
      "m.first_name",
      "m.last_name",
      "m.phone",
      "m.email",
      "m.gender",
      "m.birth_date",
      "m.address",
      "m.pin_code",
      "m.place_id",
      "p.name as city",
      "p.name_hi as city_hi",
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

/** Whether the member never had a plan and owns no business. */
export async function isNewcomer(ctx: Handle, id: string): Promise<boolean> {
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

/** Members as m, with place p, state s and logo i, where they have them. */
export function membersWithPlace(ctx: Handle) {
  return ctx.db
    .selectFrom("members as m")
    .leftJoin("places as p", "p.id", "m.place_id")
    .leftJoin("states as s", "s.code", "p.state_code")
    .leftJoin("images as i", "i.id", "m.logo_image_id");
}
