/** The SQL of lists of resumes with their filters, each answered by one index (db/migrations/0390_resumes.sql). */
import { type RawBuilder, type Selectable, type SqlBool, sql } from "kysely";
import { NOTICE_PERIODS, SALARY_BANDS } from "#contract/resumes/choices.ts";
import { blockedOthers, notBlocked } from "#server/features/blocks/block-queries.ts";
import { publicRows } from "#server/features/directory/item-queries.ts";
import { type ListedRow, listedColumns } from "#server/features/directory/newest-queries.ts";
import type { Ctx } from "#server/platform/context.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { isBefore, type Keyset } from "#server/platform/postgres/keyset.ts";
import type { Resumes } from "#server/tables/database.ts";
import { listedResumes, wholeRows } from "./queries.ts";

/** In `resume_cities`: would move anywhere. */
export const ANYWHERE = 0;

/** What a list is narrowed to. */
export interface ResumeFilters {
  /** Of any of these cities, or ANYWHERE; all India without. */
  placeIds?: number[];
  functionalAreaId?: number;
  qualificationId?: number;
  experienceFrom?: number;
  experienceTo?: number;
  salaryMax?: (typeof SALARY_BANDS)[number];
  workMode?: "on-site" | "hybrid" | "remote";
  employmentType?: "full-time" | "part-time" | "contract" | "temporary" | "internship";
  noticePeriod?: Selectable<Resumes>["notice_period"];
}

interface Range {
  from: Keyset;
  limit: number;
}

/** Those that others find and that fit, the newest first, one row more than `limit`. The filters read an index alone; only the rows of the page are read whole. */
export async function listMatching(ctx: Ctx, filters: ResumeFilters, range: Range): Promise<ListedRow[]> {
  const { placeIds, ...wish } = filters;
  const page = placeIds ? pageOfCities(ctx, placeIds, wish, range) : pageOfAll(ctx, wish, range);
  const { rows } = await sql<ListedRow>`select ${sql.raw(listedColumns(listedResumes))} from resumes x
    where x.id = any(array(${page})) order by x.approved_at desc, x.id desc`.execute(ctx.db);
  return rows;
}

function pageOfAll(ctx: Ctx, wish: ResumeFilters, { from, limit }: Range) {
  return sql`select x.id from resumes x where ${publicRows(listedResumes, "x")} and ${matching(wish)}
    and ${isBefore("x.approved_at", "x.id", from)} and ${notOfBlocked(ctx, "x.id")}
    order by x.approved_at desc, x.id desc limit ${limit + 1}`;
}

/** Whoever is in one of the cities and would move to another comes once. */
function pageOfCities(ctx: Ctx, placeIds: number[], wish: ResumeFilters, { from, limit }: Range) {
  return sql`select c.resume_id from (select distinct on (x.approved_at, x.resume_id) x.approved_at, x.resume_id
      from unnest(${placeIds}::int[]) as wanted (id) cross join lateral (
        select x.approved_at, x.resume_id from resume_cities x where x.place_id = wanted.id and ${matching(wish)}
        and ${isBefore("x.approved_at", "x.resume_id", from)} and ${notOfBlocked(ctx, "x.resume_id")}
        order by x.approved_at desc, x.resume_id desc limit ${limit + 1}) x
      order by x.approved_at desc, x.resume_id desc) c
    order by c.approved_at desc, c.resume_id desc limit ${limit + 1}`;
}

/** By id, for the owner does not stand in the indexes. */
function notOfBlocked(ctx: Ctx, column: string): RawBuilder<SqlBool> {
  if (ctx.viewer.kind !== "member") return sql<SqlBool>`true`;
  return sql<SqlBool>`${sql.ref(column)} <> all (array(select id from resumes where deleted_at is null and owner_id = any (array(${blockedOthers(ctx)}))))`;
}

/** Those of these resumes that others find, the caller among them, and that fit. */
export async function keepMatching(
  ctx: Ctx,
  ids: readonly string[],
  { placeIds: _, ...wish }: ResumeFilters,
): Promise<Set<string>> {
  const rows = await ctx.db
    .selectFrom("resumes as x")
    .select("x.id")
    .where("x.id", "in", ids)
    .where(publicRows(listedResumes, "x"))
    .where(notBlocked(ctx, "x.owner_id"))
    .where(matching(wish))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Those of these resumes that strangers find in lists, in no order. */
export function listPublicByIds(ctx: Handle, ids: readonly string[]) {
  return wholeRows(ctx).where("x.id", "in", ids).where(publicRows(listedResumes, "x")).execute();
}

/** Of rows `x` of either table. Who has not said what they expect is let through. */
function matching({ functionalAreaId, qualificationId, ...wish }: ResumeFilters): RawBuilder<SqlBool> {
  const { experienceFrom, experienceTo, salaryMax, workMode, employmentType, noticePeriod } = wish;
  const upTo = <Value extends string>(all: readonly Value[], most: Value) =>
    sql.join(all.slice(0, all.indexOf(most) + 1));
  const conditions = [
    functionalAreaId !== undefined && sql`x.functional_area_id = ${functionalAreaId}`,
    qualificationId !== undefined && sql`x.qualification_id = ${qualificationId}`,
    experienceFrom !== undefined && sql`x.experience_years >= ${experienceFrom}`,
    experienceTo !== undefined && sql`x.experience_years <= ${experienceTo}`,
    salaryMax !== undefined &&
      sql`(x.expected_salary is null or x.expected_salary in (${upTo(SALARY_BANDS, salaryMax)}))`,
    workMode !== undefined && sql`x.work_modes @> array[${workMode}]::text[]`,
    employmentType !== undefined && sql`x.employment_types @> array[${employmentType}]::text[]`,
    noticePeriod !== undefined && sql`x.notice_period in (${upTo(NOTICE_PERIODS, noticePeriod)})`,
  ].filter((condition) => condition !== false);
  return conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}
