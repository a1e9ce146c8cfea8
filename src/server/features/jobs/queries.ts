/** The SQL that reads job openings for the public: lists with their filters, and whole rows. */
import { type RawBuilder, type Selectable, type SqlBool, sql } from "kysely";
import { publicRows } from "#server/features/directory/item-queries.ts";
import type { ListedKind } from "#server/features/directory/kinds.ts";
import { type ListedRow, listedColumns } from "#server/features/directory/newest-queries.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { atMicros, isBefore, type Keyset } from "#server/platform/postgres/keyset.ts";
import type { JobOpenings } from "#server/tables/database.ts";

/** Openings as their lists read them. The indexes know all of the condition but the day. */
export const listedJobs: ListedKind = {
  key: "job",
  number: 2,
  table: "job_openings",
  postedAt: "posted_at",
  hasCategory: false,
  isPublic: (alias) =>
    `${alias}.deleted_at is null and ${alias}.approval = 'approved' and ${alias}.held_at is null and ${alias}.closed_at is null and ${alias}.closing_date >= (now() at time zone 'Asia/Kolkata')::date`,
};

/** What a list is narrowed to. */
export interface JobFilters {
  placeId?: number;
  functionalAreaId?: number;
  qualificationId?: number;
  employmentType?: Selectable<JobOpenings>["employment_type"];
  workMode?: Selectable<JobOpenings>["work_mode"];
  /** Years that the seeker has. */
  experience?: number;
  /** Rupees a month. */
  salaryMin?: number;
  salaryMax?: number;
  /** Days from today. */
  closesWithin?: number;
}

/** The newest first, one row more than `limit`. What is asked stands in the indexes themselves, so that a rare wish reads one index and the rows of a page. */
export async function listMatching(
  ctx: Handle,
  filters: JobFilters,
  { from, limit }: { from: Keyset; limit: number },
): Promise<ListedRow[]> {
  const { rows } = await sql<ListedRow>`select ${sql.raw(listedColumns(listedJobs))} from job_openings x
    where x.id in (select x.id from job_openings x
      where ${publicRows(listedJobs, "x")} and ${matching(filters)} and ${isBefore("x.posted_at", "x.id", from)}
      order by x.posted_at desc, x.id desc limit ${limit + 1})
    order by x.posted_at desc, x.id desc limit ${limit + 1}`.execute(ctx.db);
  return rows;
}

/** Those of these openings that are public and let through. */
export async function keepMatching(ctx: Handle, ids: readonly string[], filters: JobFilters): Promise<Set<string>> {
  const rows = await ctx.db
    .selectFrom("job_openings as x")
    .select("x.id")
    .where("x.id", "in", ids)
    .where(publicRows(listedJobs, "x"))
    .where(matching(filters))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** A salary that is not said passes no bound; a span passes where it overlaps with what is asked for. */
function matching({ placeId, functionalAreaId, qualificationId, ...filters }: JobFilters): RawBuilder<SqlBool> {
  const { employmentType, workMode, experience, salaryMin, salaryMax, closesWithin } = filters;
  const periods = sql`case x.salary_period when 'year' then 12 else 1 end`;
  const conditions = [
    placeId !== undefined && sql`x.place_id = ${placeId}`,
    functionalAreaId !== undefined && sql`x.functional_area_id = ${functionalAreaId}`,
    qualificationId !== undefined && sql`x.qualification_id = ${qualificationId}`,
    employmentType !== undefined && sql`x.employment_type = ${employmentType}`,
    workMode !== undefined && sql`x.work_mode = ${workMode}`,
    experience !== undefined &&
      sql`x.experience_from <= ${experience} and coalesce(x.experience_to, ${experience}) >= ${experience}`,
    salaryMin !== undefined && sql`coalesce(x.salary_to_paise, x.salary_from_paise) >= ${salaryMin * 100} * ${periods}`,
    salaryMax !== undefined && sql`coalesce(x.salary_from_paise, x.salary_to_paise) <= ${salaryMax * 100} * ${periods}`,
    closesWithin !== undefined &&
      sql`x.closing_date <= (now() at time zone 'Asia/Kolkata')::date + ${closesWithin}::int`,
  ].filter((condition) => condition !== false);
  return conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

/** `edited`: with the names of what it would point to after its waiting edit. */
function wholeRows({ db }: Handle, as: "public" | "edited" = "public") {
  const pointed = (column: "functional_area_id" | "qualification_id" | "place_id") =>
    as === "public"
      ? sql<number>`${sql.ref(`x.${column}`)}`
      : sql<number>`coalesce((x.pending_edit->>${sql.lit(column)})::int, ${sql.ref(`x.${column}`)})`;
  return db
    .selectFrom("job_openings as x")
    .innerJoin("functional_areas as f", (on) => on.on("f.id", "=", pointed("functional_area_id")))
    .innerJoin("qualifications as q", (on) => on.on("q.id", "=", pointed("qualification_id")))
    .innerJoin("places as p", (on) => on.on("p.id", "=", pointed("place_id")))
    .innerJoin("states as s", "s.code", "p.state_code")
    .selectAll("x")
    .select(["f.name as area_name", "f.name_hi as area_name_hi", "q.name as qualification_name"])
    .select(["q.name_hi as qualification_name_hi", "p.name as place_name", "p.name_hi as place_name_hi"])
    .select(["p.slug as place_slug", "s.code as state_code", "s.name as state_name", "s.name_hi as state_name_hi"])
    .select(atMicros("x.posted_at"));
}
export type JobRow = Awaited<ReturnType<typeof listByIds>>[number];

/** Openings, public or not, in no order. */
export function listByIds(ctx: Handle, ids: readonly string[]) {
  return wholeRows(ctx).where("x.id", "in", ids).execute();
}

/** The same with the names of what they would point to after their waiting edits. */
export function listEditedByIds(ctx: Handle, ids: readonly string[]) {
  return wholeRows(ctx, "edited").where("x.id", "in", ids).execute();
}

/** Those of these openings that strangers find in lists, in no order. */
export function listPublicByIds(ctx: Handle, ids: readonly string[]) {
  return wholeRows(ctx).where("x.id", "in", ids).where(publicRows(listedJobs, "x")).execute();
}

/** One row more than `limit`, newest first: what a member has posted and not deleted. */
export function listOwn(
  ctx: Handle,
  { ownerId, from, limit }: { ownerId: string; from: Keyset; limit: number },
): Promise<JobRow[]> {
  return wholeRows(ctx, "edited")
    .where("x.owner_id", "=", ownerId)
    .where("x.deleted_at", "is", null)
    .where(isBefore("x.posted_at", "x.id", from))
    .orderBy("x.posted_at", "desc")
    .orderBy("x.id", "desc")
    .limit(limit + 1)
    .execute();
}
