/** The statement behind every list of public things, newest first: of a place or of all India, of some kinds or of all. */
import { instantOf } from "#server/platform/keyset.ts";

export interface NewestShape {
  table: "businesses" | "listings";
  /** The instant that orders the list. */
  at: "created_at" | "posted_at";
  /** What strangers may see of the table. */
  visible: string;
  hasPlace: boolean;
  hasKinds: boolean;
}

/** Of $1 instant (microseconds), $2 id, $3 rows; then $4 place and $5 subcategories as far as they are asked for (null otherwise). Rows `n` of the table. */
export function newestPage({ table, at, visible, hasPlace, hasKinds }: NewestShape): string {
  const one = (
    kind: string,
  ) => `select n.* from ${table} n where ${visible} ${hasPlace ? "and n.place_id = $4" : ""} ${kind}
      and (n.${at}, n.id) < (${instantOf("$1")}, $2::uuid) order by n.${at} desc, n.id desc limit $3`;
  if (!hasKinds) return one("");
  return `select n.* from unnest($${hasPlace ? 5 : 4}::int[]) as wanted (id) cross join lateral (${one("and n.subcategory_id = wanted.id")}) n
    order by n.${at} desc, n.id desc limit $3`;
}
