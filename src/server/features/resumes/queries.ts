/** The SQL that reads resumes: whole rows with the names of what they point to. */
import { sql } from "kysely";
import { notBlocked } from "#server/features/blocks/block-queries.ts";
import type { ListedKind } from "#server/features/directory/kinds.ts";
import type { Ctx } from "#server/platform/context.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";

/** Resumes as their lists read them: the condition of the indexes, word for word. */
export const listedResumes: ListedKind = {
  key: "resume",
  number: 3,
  table: "resumes",
  postedAt: "approved_at",
  hasCategory: false,
  isPublic: (alias) =>
    `${alias}.deleted_at is null and ${alias}.approval = 'approved' and ${alias}.held_at is null and ${alias}.hidden_at is null`,
};

/** Everything that views need of a resume but its file, whatever its state. */
export function wholeRows({ db }: Handle) {
  return db
    .selectFrom("resumes as x")
    .innerJoin("functional_areas as f", "f.id", "x.functional_area_id")
    .innerJoin("qualifications as q", "q.id", "x.qualification_id")
    .innerJoin("places as p", "p.id", "x.place_id")
    .innerJoin("states as s", "s.code", "p.state_code")
    .leftJoin("resume_files as d", "d.resume_id", "x.id")
    .selectAll("x")
    .select(["f.name as area_name", "f.name_hi as area_name_hi", "q.name as qualification_name"])
    .select(["q.name_hi as qualification_name_hi", "p.name as place_name", "p.name_hi as place_name_hi"])
    .select(["p.slug as place_slug", "s.code as state_code", "s.name as state_name", "s.name_hi as state_name_hi"])
    .select(["d.name as file_name", "d.uploaded_at as file_uploaded_at"])
    .select(
      sql<Array<{ id: number; name: string; nameHi: string | null }>>`
        (select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name, 'nameHi', c.name_hi) order by at.n), '[]')
        from unnest(x.move_place_ids) with ordinality as at (id, n) join places c on c.id = at.id)`.as("move_places"),
    );
}
export type ResumeRow = NonNullable<Awaited<ReturnType<typeof findResume>>>;

/** One that is not deleted, whatever its state. */
export function findResume(ctx: Handle, id: string) {
  return wholeRows(ctx).where("x.id", "=", id).where("x.deleted_at", "is", null).executeTakeFirst();
}

/** The same for the caller: none of somebody whom a block hides. */
export function findUnblocked(ctx: Ctx, id: string) {
  return wholeRows(ctx)
    .where("x.id", "=", id)
    .where("x.deleted_at", "is", null)
    .where(notBlocked(ctx, "x.owner_id"))
    .executeTakeFirst();
}

/** The member's one. */
export function findOfOwner(ctx: Handle, ownerId: string) {
  return wholeRows(ctx).where("x.owner_id", "=", ownerId).where("x.deleted_at", "is", null).executeTakeFirst();
}

/** These that are not deleted, whatever their state, in no order. */
export function listForStaff(ctx: Handle, ids: readonly string[]) {
  return wholeRows(ctx).where("x.id", "in", ids).where("x.deleted_at", "is", null).execute();
}
