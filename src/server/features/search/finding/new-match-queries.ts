/** The SQL of full matches among the newest documents: few are new, so that their own terms are read instead of postings. */
import { type SqlBool, sql } from "kysely";
import type { Kind } from "#server/features/directory/kinds.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import type { Criteria } from "./criteria.ts";

/** 0 when there is none. */
export async function findNewestDocument({ db }: Handle): Promise<number> {
  const row = await db
    .selectFrom("search_documents")
    .select("number")
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.number ?? 0;
}

/** Documents numbered above `after` that meet the criteria, in a place or in all India, the oldest first. */
export function listNewMatches(
  { db }: Handle,
  kind: Kind,
  { criteria, placeId, after, limit }: { criteria: Criteria; placeId?: number; after: number; limit: number },
): Promise<Array<{ number: number; id: string }>> {
  const words = [criteria.terms, ...criteria.others];
  return db
    .selectFrom("search_documents as d")
    .select(["d.number", "d.id"])
    .where("d.kind", "=", kind.number)
    .where("d.number", ">", after)
    .$if(placeId !== undefined, (q) => q.where("d.place_id", "=", placeId!))
    .where((e) => e.and(words.map((terms) => sql<SqlBool>`d.terms && ${terms}::int[]`)))
    .orderBy("d.number")
    .limit(limit)
    .execute();
}
