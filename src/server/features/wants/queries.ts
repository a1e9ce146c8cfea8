/** The SQL that reads wants: whole rows, of any kind or of one, and the lists of their owners. */
import { type SqlBool, sql } from "kysely";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { atMicros, isBefore, type Keyset } from "#server/platform/postgres/keyset.ts";
import { isPublicWant } from "./listed.ts";

/** Answers that take a place. */
export const TAKES_PLACE = "a.state in ('waiting', 'accepted')";

/** Whole, with the place's state and how many places are taken. */
export function wantRows({ db }: Handle) {
  return db
    .selectFrom("wants as x")
    .innerJoin("places as p", "p.id", "x.place_id")
    .selectAll("x")
    .select("p.state_code")
    .select([
      atMicros("x.posted_at"),
      sql<number>`(select count(*)::int from want_answers a where a.requirement_id = x.id and ${sql.raw(TAKES_PLACE)})`.as(
        "answers_count",
      ),
    ]);
}
export type WantRow = Awaited<ReturnType<ReturnType<typeof wantRows>["execute"]>>[number];

/** Public or not, deleted or not. */
export function findWant(ctx: Handle, id: string): Promise<WantRow | undefined> {
  return wantRows(ctx).where("x.id", "=", id).executeTakeFirst();
}

/** Public or not, in no order. */
export function listByIds(ctx: Handle, ids: readonly string[]): Promise<WantRow[]> {
  return wantRows(ctx).where("x.id", "in", ids).execute();
}

/** Those of these that are public now. */
export async function keepPublic(ctx: Handle, ids: readonly string[]): Promise<Set<string>> {
  const rows = await ctx.db
    .selectFrom("wants as x")
    .select("x.id")
    .where("x.id", "in", ids)
    .where(sql<SqlBool>`${sql.raw(isPublicWant("x"))}`)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** One row more than `limit`, newest first: what a member has posted of a kind and not deleted. */
export function listOwn(
  ctx: Handle,
  { ownerId, kind, from, limit }: { ownerId: string; kind: number; from: Keyset; limit: number },
): Promise<WantRow[]> {
  return wantRows(ctx)
    .where("x.owner_id", "=", ownerId)
    .where("x.kind", "=", kind)
    .where("x.deleted_at", "is", null)
    .where(isBefore("x.posted_at", "x.id", from))
    .orderBy("x.posted_at", "desc")
    .orderBy("x.id", "desc")
    .limit(limit + 1)
    .execute();
}
