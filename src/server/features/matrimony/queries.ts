/** The SQL that reads matrimonial profiles: lists with their filters, and whole rows. */
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { CheckKind } from "#contract/matrimony/checks.ts";
import { INCOME_BANDS, type Side } from "#contract/matrimony/choices.ts";
import type { Preferences } from "#contract/matrimony/preferences.ts";
import { waysToWrite } from "#contract/matrimony/sub-community-names.ts";
import { blockedOthers, notBlocked } from "#server/features/blocks/block-queries.ts";
import type { Ctx } from "#server/platform/context.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { atMicros, isBefore, type Keyset } from "#server/platform/postgres/keyset.ts";
import { keyOfGotra } from "./gotra-key.ts";

/** What others find: the condition of the index `matrimony_profiles_listed`. */
export const LISTED = sql<SqlBool>`x.deleted_at is null and x.approval = 'approved' and x.settled_at is null and x.hidden_at is null`;

/** Everything that views need of a profile, whatever its state. */
export function wholeRows({ db }: Handle) {
  return db
    .selectFrom("matrimony_profiles as x")
    .innerJoin("qualifications as q", "q.id", "x.qualification_id")
    .innerJoin("places as p", "p.id", "x.place_id")
    .innerJoin("states as s", "s.code", "p.state_code")
    .leftJoin("places as b", "b.id", "x.birth_place_id")
    .selectAll("x")
    .select(["b.name as birth_place_name", "b.name_hi as birth_place_name_hi"])
    .select(["q.name as qualification_name", "q.name_hi as qualification_name_hi"])
    .select(["p.name as place_name", "p.name_hi as place_name_hi", "s.code as state_code"])
    .select(["s.name as state_name", "s.name_hi as state_name_hi"])
    .select([
      sql<
        Array<{ kind: CheckKind; checkedAt: string }>
      >`(select coalesce(json_agg(json_build_object('kind', c.kind, 'checkedAt', c.decided_at) order by c.kind), '[]')
        from matrimony_checks c where c.profile_id = x.id and c.decision = 'checked' and c.voided_at is null)`.as(
        "checks",
      ),
      sql<
        Array<{ key: string; privacy: "members" | "granted" }>
      >`(select coalesce(json_agg(json_build_object('key', i.key, 'privacy', f.privacy) order by f.place), '[]')
        from matrimony_photos f join images i on i.id = f.image_id where f.profile_id = x.id)`.as("photos"),
      // Null where no change of the photos waits.
      sql<Array<{ key: string; privacy: "members" | "granted" }> | null>`case when x.pending_edit ? 'photos' then
        (select coalesce(json_agg(json_build_object('key', i.key, 'privacy', e.photo ->> 'privacy') order by e.at), '[]')
          from jsonb_array_elements(x.pending_edit -> 'photos') with ordinality as e (photo, at)
          join images i on i.id = (e.photo ->> 'imageId')::uuid) end`.as("waiting_photos"),
    ]);
}
export type ProfileRow = NonNullable<Awaited<ReturnType<typeof findProfile>>>;

type NewestRow = ProfileRow & { at_micros: number };

/** A profile, whatever its state; deleted ones too. */
export function findProfile(ctx: Handle, id: string) {
  return wholeRows(ctx).where("x.id", "=", id).executeTakeFirst();
}

/** The same for the caller: none of somebody whom a block hides. */
export function findUnblocked(ctx: Ctx, id: string) {
  return wholeRows(ctx).where("x.id", "=", id).where(notBlocked(ctx, "x.owner_id")).executeTakeFirst();
}

export interface ProfileFilters extends Preferences {
  gender: Side;
  /** 'YYYY-MM-DD' in Asia/Kolkata: ages are counted from it. */
  today: string;
}

/** Those that others find and that fit, the newest first, one row more than `limit`. */
export async function listMatching(
  ctx: Ctx,
  filters: ProfileFilters,
  { from, limit }: { from: Keyset; limit: number },
): Promise<NewestRow[]> {
  // Planned anew for its filters, which the index alone answers; what is constant, and costs more to plan, is prepared.
  const page = await ctx.db
    .selectFrom("matrimony_profiles as x")
    .select("x.id")
    .where(LISTED)
    .where(matching(filters))
    // By id: the owner does not stand in the index.
    .where(
      sql<SqlBool>`x.id <> all (array(select id from matrimony_profiles where deleted_at is null and owner_id = any (array(${blockedOthers(ctx)}))))`,
    )
    .where(isBefore("x.approved_at", "x.id", from))
    .orderBy("x.approved_at", "desc")
    .orderBy("x.id", "desc")
    .limit(limit + 1)
    .execute();
  if (page.length === 0) return [];
  const ids = page.map(({ id }) => id);
  return ctx.query({ name: "matrimony-profiles", text: () => newestRows(ctx, ids).compile().sql, values: [ids] });
}

/** Whole rows of these profiles, the newest first. */
function newestRows(ctx: Handle, ids: readonly string[]) {
  return wholeRows(ctx)
    .select(atMicros("x.approved_at"))
    .where(sql<SqlBool>`x.id = any (${ids}::uuid[])`)
    .where(LISTED)
    .orderBy("x.approved_at", "desc")
    .orderBy("x.id", "desc");
}

/** One row more than `limit`, newest first: what a member has made and not deleted. */
export function listOwn(
  ctx: Handle,
  { ownerId, from, limit }: { ownerId: string; from: Keyset; limit: number },
): Promise<NewestRow[]> {
  return wholeRows(ctx)
    .select(atMicros("x.created_at"))
    .where("x.owner_id", "=", ownerId)
    .where("x.deleted_at", "is", null)
    .where(isBefore("x.created_at", "x.id", from))
    .orderBy("x.created_at", "desc")
    .orderBy("x.id", "desc")
    .limit(limit + 1)
    .execute();
}

/** What a family did not tell is let through where the filter leaves something out, and not where it asks for something. */
export function matching({ gender, today, ...wish }: ProfileFilters): RawBuilder<SqlBool> {
  const among = (column: string, chosen: readonly (string | number)[] | undefined) =>
    chosen && chosen.length > 0 && sql`${sql.ref(column)} in (${sql.join([...chosen])})`;
  const incomes = wish.incomeFrom && INCOME_BANDS.slice(INCOME_BANDS.indexOf(wish.incomeFrom));
  const conditions = [
    sql`x.gender = ${gender}`,
    // Somebody is n years old until the day before the (n + 1)th birthday.
    wish.ageFrom !== undefined && sql`x.birth_date <= ${today}::date - make_interval(years => ${wish.ageFrom})`,
    wish.ageTo !== undefined && sql`x.birth_date > ${today}::date - make_interval(years => ${wish.ageTo + 1})`,
    wish.heightFrom !== undefined && sql`x.height_cm >= ${wish.heightFrom}`,
    wish.heightTo !== undefined && sql`x.height_cm <= ${wish.heightTo}`,
    among("x.marital_status", wish.maritalStatuses),
    among("x.mother_tongue", wish.motherTongues),
    wish.subCommunities?.length &&
      sql`lower(x.sub_community) in (${sql.join(wish.subCommunities.flatMap(waysToWrite))})`,
    wish.avoidGotras?.length && sql`coalesce(x.gotra_key, '') not in (${sql.join(wish.avoidGotras.map(keyOfGotra))})`,
    among("x.qualification_id", wish.qualificationIds),
    among("x.work_kind", wish.workKinds),
    among("x.income_band", incomes),
    among("x.diet", wish.diets),
    among("x.place_id", wish.cityIds),
    wish.stateIds?.length &&
      sql`x.place_id in (select id from places where state_code in (${sql.join(wish.stateIds)}))`,
    wish.notManglik && sql`x.manglik <> 'yes'`,
    wish.withPhoto && sql`exists (select 1 from matrimony_photos f where f.profile_id = x.id)`,
  ].filter((condition) => Boolean(condition)) as RawBuilder<unknown>[];
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}
