/** The statement behind every list of public things, newest first: of a place or of all India, of some kinds or of all. */
import { PAGE_MAX } from "#contract/limits.ts";
import { instantOf } from "#server/platform/postgres/keyset.ts";

export interface NewestShape {
  table: "businesses" | "listings";
  /** The instant that orders the list. */
  at: "created_at" | "posted_at";
  /** What strangers may see of the table. */
  visible: string;
  hasPlace: boolean;
  hasKinds: boolean;
  /** How many rows; $3 unless told. */
  limit?: string;
}

/** Parameters: $1 instant (microseconds), $2 id, $3 number of rows, then place and subcategories as far as they are asked for. Rows of the table. */
export function newestPage({ limit, ...shape }: NewestShape): string {
  // A number of rows that the planner can see lets it keep one plan; it would else make one for every call.
  return limit === undefined
    ? `select p.* from (${firstOf(shape, String(PAGE_MAX + 1))}) p limit $3`
    : firstOf(shape, limit);
}

function firstOf({ table, at, visible, hasPlace, hasKinds }: Omit<NewestShape, "limit">, limit: string): string {
  const one = (
    kind: string,
  ) => `select n.* from ${table} n where ${visible} ${hasPlace ? "and n.place_id = $4" : ""} ${kind}
      and (n.${at}, n.id) < (${instantOf("$1")}, $2::uuid) order by n.${at} desc, n.id desc limit ${limit}`;
  if (!hasKinds) return one("");
  return `select n.* from unnest($${hasPlace ? 5 : 4}::int[]) as wanted (id) cross join lateral (${one("and n.subcategory_id = wanted.id")}) n
    order by n.${at} desc, n.id desc limit ${limit}`;
}
