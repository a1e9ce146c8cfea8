/** The SQL that reads articles: for everybody, and for the staff. */
import { sql } from "kysely";
import type { ArticleKind, ArticleState } from "#contract/articles/choices.ts";
import { publicRows } from "#server/features/directory/item-queries.ts";
import type { ListedKind } from "#server/features/directory/kinds.ts";
import { type ListedRow, listedColumns } from "#server/features/directory/newest-queries.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { atMicros, isBefore, type Keyset } from "#server/platform/postgres/keyset.ts";

/** Articles as their lists read them. */
export const listedArticles: ListedKind = {
  key: "article",
  number: 8,
  table: "articles",
  postedAt: "published_at",
  hasCategory: false,
  isPublic: (alias) => `${alias}.deleted_at is null and ${alias}.state = 'published'`,
};

interface Range {
  from: Keyset;
  limit: number;
}

/** Published ones of a kind, newest first, one more than `limit`. */
export async function listOfKind(ctx: Handle, kind: ArticleKind, { from, limit }: Range): Promise<ListedRow[]> {
  const { rows } = await sql<ListedRow>`select ${sql.raw(listedColumns(listedArticles))} from articles x
    where ${publicRows(listedArticles, "x")} and x.kind = ${kind}
      and (x.published_at, x.id) < ('epoch'::timestamptz + ${from.atMicros}::bigint * interval '1 microsecond', ${from.id}::uuid)
    order by x.published_at desc, x.id desc limit ${limit + 1}`.execute(ctx.db);
  return rows;
}

function wholeRows({ db }: Handle) {
  return db
    .selectFrom("articles as x")
    .innerJoin("places as p", "p.id", "x.place_id")
    .innerJoin("states as s", "s.code", "p.state_code")
    .innerJoin("members as m", "m.id", "x.owner_id")
    .leftJoin("images as i", "i.id", "x.image_id")
    .selectAll("x")
    .select(["p.name as place_name", "p.name_hi as place_name_hi", "p.slug as place_slug"])
    .select(["s.code as state_code", "s.name as state_name", "s.name_hi as state_name_hi", "i.key as image"])
    .select(["m.phone as owner_phone", "m.language as owner_language"])
    .select(sql<string>`concat_ws(' ', m.first_name, m.last_name)`.as("owner_name"));
}
export type ArticleRow = NonNullable<Awaited<ReturnType<typeof findArticle>>>;

/** Whatever its state. */
export function findArticle(ctx: Handle, id: string) {
  return wholeRows(ctx).where("x.id", "=", id).executeTakeFirst();
}

/** Those of these articles that are public, in no order. */
export function listPublicByIds(ctx: Handle, ids: readonly string[]) {
  return wholeRows(ctx).where("x.id", "in", ids).where(publicRows(listedArticles, "x")).execute();
}

/** The newest published ones of a kind, whole. */
export function listNewest(ctx: Handle, kind: ArticleKind, limit: number) {
  return wholeRows(ctx)
    .where(publicRows(listedArticles, "x"))
    .where("x.kind", "=", kind)
    .orderBy("x.published_at", "desc")
    .orderBy("x.id", "desc")
    .limit(limit)
    .execute();
}

/** For the staff: all that are not deleted, the last changed first, one more than `limit`. */
export function listForStaff(
  ctx: Handle,
  { kind, state, from, limit }: Range & { kind?: ArticleKind; state?: ArticleState },
) {
  return wholeRows(ctx)
    .select(atMicros("x.updated_at"))
    .where("x.deleted_at", "is", null)
    .$if(kind !== undefined, (q) => q.where("x.kind", "=", kind!))
    .$if(state !== undefined, (q) => q.where("x.state", "=", state!))
    .where(isBefore("x.updated_at", "x.id", from))
    .orderBy("x.updated_at", "desc")
    .orderBy("x.id", "desc")
    .limit(limit + 1)
    .execute();
}

/** The stories that a member has sent, newest first. */
export function listSent(ctx: Handle, memberId: string, limit: number) {
  return wholeRows(ctx)
    .where("x.owner_id", "=", memberId)
    .where("x.sent_at", "is not", null)
    .where("x.deleted_at", "is", null)
    .orderBy("x.created_at", "desc")
    .orderBy("x.id", "desc")
    .limit(limit)
    .execute();
}

export function listForSitemap(ctx: Handle, { limit, offset }: { limit: number; offset: number }) {
  return ctx.db
    .selectFrom("articles as x")
    .select(["x.id", "x.kind", "x.name", "x.updated_at"])
    .where(publicRows(listedArticles, "x"))
    .orderBy("x.id")
    .limit(limit)
    .offset(offset)
    .execute();
}
