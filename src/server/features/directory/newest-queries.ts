/** The SQL of lists of public items of one kind, newest first. Named statements: they answer most visits, and each way of narrowing has an index of its own (docs/decisions/0030). */
import { PAGE_MAX } from "#contract/limits.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { instantOf, type Keyset, type KeysetRow, microsOf } from "#server/platform/postgres/keyset.ts";
import { type CardRow, cardColumns } from "./card-queries.ts";
import type { ListedKind } from "./kinds.ts";

export type ListedRow = CardRow & KeysetRow & { owner_id: string };

/** Where a list begins and how much of it is wanted: of a place or of all India, of some subcategories or of all. */
export interface NewestRange {
  from: Keyset;
  limit: number;
  placeId?: number;
  subcategoryIds?: number[];
  /** Whose items are passed over; empty is nobody's. */
  withoutOwners?: string[];
}

/** An owner of whom this row was shown, and something between it and where the page begins was not. */
export interface HeldBack extends Keyset {
  ownerId: string;
}

/** The columns of ListedRow, of rows `x`. */
export const listedColumns = (kind: ListedKind) =>
  `x.id, x.owner_id, ${microsOf(`x.${kind.postedAt}`)}, ${cardColumns(kind, "x", kind.hasCategory ? undefined : "null::int as subcategory_id")}`;

/** One row more than `limit`, so that the end is seen. */
export function listNewest(ctx: Handle, kind: ListedKind, range: NewestRange): Promise<ListedRow[]> {
  const { name, page, values } = newestPage(kind, { ...range, limit: range.limit + 1 });
  return ctx.query({
    name: `${kind.table}-newest${name}`,
    text: () => `select ${listedColumns(kind)} from (${page()}) x order by x.${kind.postedAt} desc, x.id desc`,
    values,
  });
}

/** What is still to come of these owners before where the range begins, one row more than `limit` of each. */
export function listHeldBack(
  ctx: Handle,
  kind: ListedKind,
  { from, limit, placeId, subcategoryIds }: NewestRange,
  heldBack: readonly HeldBack[],
): Promise<ListedRow[]> {
  const { table, postedAt, isPublic, further } = kind;
  const narrowings = [
    { name: "-in-place", value: placeId, condition: (at: number) => `and n.place_id = $${at}` },
    {
      name: "-of-category",
      value: subcategoryIds,
      condition: (at: number) => {
        const isOf = `n.subcategory_id = any($${at}::int[])`;
        return `and ${further ? `(${isOf} or n.${further.column} && $${at}::int[])` : isOf}`;
      },
    },
  ].filter(({ value }) => value !== undefined);
  return ctx.query({
    name: `${table}-held-back${narrowings.map(({ name }) => name).join("")}`,
    text: () => `select ${listedColumns(kind)} from (select p.* from unnest($4::uuid[], $5::bigint[], $6::uuid[]) as o (owner_id, at, id)
      cross join lateral (select n.* from ${table} n where ${isPublic("n")} and n.owner_id = o.owner_id ${narrowings.map(({ condition }, at) => condition(at + 7)).join(" ")}
        and (n.${postedAt}, n.id) < (${instantOf("o.at")}, o.id) and (n.${postedAt}, n.id) >= (${instantOf("$1")}, $2::uuid)
        order by n.${postedAt} desc, n.id desc limit $3) p) x order by x.${postedAt} desc, x.id desc`,
    values: [
      from.atMicros,
      from.id,
      limit + 1,
      heldBack.map(({ ownerId }) => ownerId),
      heldBack.map(({ atMicros }) => atMicros),
      heldBack.map(({ id }) => id),
      ...narrowings.map(({ value }) => value),
    ],
  });
}

/** The items of a page as a part of a statement, with what to add to its name and its parameters: $3 is the limit, unless `most` stands in the text. */
export function newestPage(
  kind: ListedKind,
  { from, limit, placeId, subcategoryIds, withoutOwners = [] }: NewestRange,
  most?: number,
) {
  const without = withoutOwners.length > 0 ? withoutOwners : undefined;
  const given = [placeId, subcategoryIds, without].filter((value) => value !== undefined);
  const narrowing = {
    hasPlace: placeId !== undefined,
    hasSubcategories: subcategoryIds !== undefined,
    without: without && 3 + given.length,
  };
  return {
    name: `${narrowing.hasPlace ? "-in-place" : ""}${narrowing.hasSubcategories ? "-of-category" : ""}${without ? "-without-owners" : ""}`,
    // The planner keeps one plan for a number of rows that it can see; it would else make one for every call.
    page: () =>
      most === undefined
        ? `select p.* from (${firstOf(kind, narrowing, PAGE_MAX + 1)}) p limit $3`
        : firstOf(kind, narrowing, most),
    values: [from.atMicros, from.id, limit, ...given],
  };
}

function firstOf(
  { table, postedAt, isPublic, further }: ListedKind,
  {
    hasPlace,
    hasSubcategories,
    without,
  }: { hasPlace: boolean; hasSubcategories: boolean; without: number | undefined },
  limit: number,
): string {
  const some = (
    columns: string,
    source: string,
    at: string,
    id: string,
    condition: string,
  ) => `select ${columns} from ${source}
      where ${hasPlace ? `${at}.place_id = $4 and` : ""} ${condition} ${without ? `and n.owner_id <> all($${without}::uuid[])` : ""}
      and (${at}.${postedAt}, ${at}.${id}) < (${instantOf("$1")}, $2::uuid) order by ${at}.${postedAt} desc, ${at}.${id} desc limit ${limit}`;
  const own = `${table} n`;
  if (!hasSubcategories) return some("n.*", own, "n", "id", isPublic("n"));
  const main = (columns: string) => some(columns, own, "n", "id", `${isPublic("n")} and n.subcategory_id = wanted.id`);
  const wanted = `unnest($${hasPlace ? 5 : 4}::int[]) as wanted (id) cross join lateral`;
  const order = (rows: string) => `order by ${rows}.${postedAt} desc, ${rows}.id desc`;
  if (!further) return `select n.* from ${wanted} (${main("n.*")}) n ${order("n")} limit ${limit}`;
  const beside = `${further.table} k ${without ? `join ${own} on n.id = k.${further.id}` : ""}`;
  const key = `k.${postedAt}, k.${further.id} as id`;
  // Whole rows are read for the page alone. An item of two kinds of one category comes twice.
  return `select n.* from (select distinct on (m.${postedAt}, m.id) m.* from ${wanted} ((${main(`n.${postedAt}, n.id`)})
      union all (${some(key, beside, "k", further.id, "k.subcategory_id = wanted.id")})) m ${order("m")} limit ${limit}) m join ${own} on n.id = m.id ${order("m")}`;
}
