/** The SQL of a member's own data, and of members as others see them. */
import { sql } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";

export type MemberRow = NonNullable<Awaited<ReturnType<typeof findMember>>>;
export type PublicRow = NonNullable<Awaited<ReturnType<typeof findPublicMember>>>;

/** A member with place, logo and inviter; `plan_name` is what a running plan is called. */
export function findMember(ctx: Handle, id: string) {
  return membersWithPlace(ctx)
    .leftJoin("members as inviter", "inviter.id", "m.invited_by")
    .select([
      "m.phone",
      "m.email",
      "m.confirmed_email",
      "m.gender",
      "m.birth_date",
      "m.address",
      "m.pin_code",
      "m.place_id",
    ])
    .select([
      "p.slug as city_slug",
      "s.code as state_code",
      "m.ref_id",
      "m.referred_by",
      "m.language",
      "m.plan_expires_at",
      "m.show_on_map",
    ])
    .select(["m.terms_accepted_at", "m.terms_version", "m.privacy_version"])
    .select((e) => [
      sql<string | null>`nullif(trim(concat_ws(' ', inviter.first_name, inviter.last_name)), '')`.as("inviter"),
      e.selectFrom("plans").select("name").orderBy("id").limit(1).$asScalar().$notNull().as("plan_name"),
    ])
    .where("m.id", "=", id)
    .executeTakeFirst();
}

/** Whether the member never had a plan and owns no business. */
export async function isNewcomer({ db }: Handle, id: string): Promise<boolean> {
  const row = await db
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

/** A member who has signed up and is not blocked. */
export function findActiveMember(ctx: Handle, id: string) {
  return membersWithPlace(ctx)
    .where("m.blocked_at", "is", null)
    .where("m.pin_hash", "is not", null)
    .where("m.id", "=", id)
    .executeTakeFirst();
}

/** A member with a public page: whose business is public. Nobody is shown for having signed up, for standing in an imported list, or to visitors for being on the map. */
export function findPublicMember(ctx: Handle, id: string) {
  return membersWithPlace(ctx)
    .where("m.blocked_at", "is", null)
    .where("m.pin_hash", "is not", null)
    .where("m.id", "=", id)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("businesses as b")
          .select("b.id")
          .whereRef("b.owner_id", "=", "m.id")
          .where("b.approval", "=", "approved")
          .where("b.deleted_at", "is", null),
      ),
    )
    .executeTakeFirst();
}

/** What others may know of members, with the place and the logo where they have them. */
function membersWithPlace({ db }: Handle) {
  return db
    .selectFrom("members as m")
    .leftJoin("places as p", "p.id", "m.place_id")
    .leftJoin("states as s", "s.code", "p.state_code")
    .leftJoin("images as i", "i.id", "m.logo_image_id")
    .select(["m.id", "m.first_name", "m.last_name", "m.kind", "m.created_at", "i.key as logo_key"])
    .select(["p.name as city", "p.name_hi as city_hi", "s.name as state", "s.name_hi as state_hi"]);
}
