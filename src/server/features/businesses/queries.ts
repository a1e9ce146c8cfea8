/** The SQL that reads businesses for the public: lists by keyset, and whole rows. */
import type { Selectable } from "kysely";
import type { ListedKind } from "#server/features/directory/kinds.ts";
import type { ViewRow } from "#server/features/directory/locked-view.ts";
import {
  type ListedRow,
  listedColumns,
  type NewestRange,
  newestPage,
} from "#server/features/directory/newest-queries.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { instantOf, type Keyset, type KeysetRow, microsOf } from "#server/platform/postgres/keyset.ts";
import type { Businesses } from "#server/tables/database.ts";
import { CHECK_COLUMNS, CHECK_JOINS, type CheckRow } from "./checks.ts";
import { DETAIL_COLUMNS, type DetailRow } from "./details.ts";
import { FACT_COLUMNS, type FactRow } from "./facts.ts";

/** So many businesses are looked at for those without a listing; nearly all have some, and the call is open to anybody. */
const LOOKED_AT = 2000;
const PUBLIC_LISTING = "l.deleted_at is null and l.is_public and l.status = 'active'";

/**
 * How many public listings the business with this id has now; it changes with each of them and is no part of the stored card. Its own are taken first: a database
 * without statistics thinks little of the indexes of public ones and reads one whole for each business.
 */
const countListings = (id: string) =>
  `(select count(*)::int from (select status, is_public, deleted_at from listings where business_id = ${id} offset 0) l where ${PUBLIC_LISTING})`;

/** Businesses as their lists read them. */
export const listedBusinesses: ListedKind = {
  key: "business",
  number: 0,
  table: "businesses",
  postedAt: "created_at",
  hasCategory: true,
  further: { table: "business_further_kinds", id: "business_id", column: "further_subcategory_ids" },
  isPublic: (alias) => `${alias}.deleted_at is null and ${alias}.approval = 'approved'`,
  counted: { field: "listingsCount", of: countListings },
};

/** Named like all lists of the directory. Those of the next two thousand that have no public listing; one row more than `limit`. */
export function listWithoutListings(ctx: Handle, range: NewestRange): Promise<ListedRow[]> {
  const { name, page, values } = newestPage(listedBusinesses, { ...range, limit: range.limit + 1 }, LOOKED_AT);
  return ctx.query({
    name: `businesses-without-listings${name}`,
    text: () => `select ${listedColumns(listedBusinesses)} from (select n.* from (${page()}) n
        where not exists (select 1 from listings l where l.business_id = n.id and ${PUBLIC_LISTING})
        order by n.created_at desc, n.id desc limit $3) x order by x.created_at desc, x.id desc`,
    values,
  });
}

/** The last of those two thousand; undefined when the list ends before. */
export async function findLastLookedAt(ctx: Handle, range: NewestRange): Promise<KeysetRow | undefined> {
  const { name, page, values } = newestPage(listedBusinesses, { ...range, limit: LOOKED_AT }, LOOKED_AT);
  const rows = await ctx.query<KeysetRow>({
    name: `businesses-last-looked-at${name}`,
    text: () =>
      `select x.id, ${microsOf("x.created_at")} from (${page()}) x order by x.created_at desc, x.id desc offset $3::int - 1`,
    values,
  });
  return rows[0];
}

/** An average of 3.5 in three reviews is what is believed of everybody before; each thing that was checked counts a tenth of a star. */
const BEST = `(n.stars_sum + 10.5) / (n.reviews_count + 3.0) + 0.1 * ((n.gst_number is not null)::int
  + (exists (select 1 from business_visits v where v.business_id = n.id))::int
  + (n.phone = m.phone and m.pin_hash is not null and coalesce(m.phone_confirmed_at, m.terms_accepted_at) is not null)::int)`;

/** Named: the landing page asks it each time that it is made anew. The public ones with three reviews or more and four stars on average, the best first. */
export function listBest(ctx: Handle, limit: number): Promise<ListedRow[]> {
  return ctx.query({
    name: "businesses-best",
    text: () => `select ${listedColumns(listedBusinesses)} from (select n.*, ${BEST} as merit
        from businesses n join members m on m.id = n.owner_id
        where ${listedBusinesses.isPublic("n")} and n.reviews_count >= 3 and n.stars_sum >= 4 * n.reviews_count
        order by merit desc, n.id limit $1) x order by x.merit desc, x.id`,
    values: [limit],
  });
}

/** The public ones of one member. Named like all lists of the directory. */
export function listOfOwner(
  ctx: Handle,
  { ownerId, from, limit }: { ownerId: string; from: Keyset; limit: number },
): Promise<ListedRow[]> {
  return ctx.query({
    name: "businesses-of-owner",
    text: () => `select ${listedColumns(listedBusinesses)} from (select n.* from businesses n
        where ${listedBusinesses.isPublic("n")} and n.owner_id = $4 and (n.created_at, n.id) < (${instantOf("$1")}, $2::uuid)
        order by n.created_at desc, n.id desc limit $3) x order by x.created_at desc, x.id desc`,
    values: [from.atMicros, from.id, limit + 1, ownerId],
  });
}

export type BusinessRow = ViewRow &
  DetailRow &
  FactRow &
  CheckRow &
  Pick<
    Selectable<Businesses>,
    | "further_subcategory_ids"
    | "approval"
    | "approved_at"
    | "deleted_at"
    | "merged_into"
    | "created_at"
    | "reviews_count"
    | "stars_sum"
    | "answers_within"
  > & {
    counted: number;
    /** Null while nobody has claimed it: an imported list may name anything. */
    owner_name: string | null;
  };

/** One business, public or not: the verb decides. */
export async function findBusiness(ctx: Handle, id: string): Promise<BusinessRow | undefined> {
  return (await listByIds(ctx, [id]))[0];
}

/** Businesses, public or not, in no order. Named: it answers every page that a member opens. */
export function listByIds(ctx: Handle, ids: readonly string[]): Promise<BusinessRow[]> {
  return ctx.query({
    name: "businesses-by-ids",
    text: () => `select x.id, x.name, x.description, x.lat, x.lng, x.owner_id, case when m.pin_hash is not null then trim(m.first_name || ' ' || m.last_name) end as owner_name, x.address, x.pin_code, ${[...DETAIL_COLUMNS, ...FACT_COLUMNS].map((column) => `x.${column}`).join(", ")}, x.opening_hours,
        x.approval, x.reviews_count, x.stars_sum, x.answers_within, x.approved_at, x.deleted_at, x.merged_into, x.created_at, x.updated_at, x.subcategory_id, x.further_subcategory_ids, x.place_id, ${countListings("x.id")} as counted, ${CHECK_COLUMNS},
        array(select i.key from business_images bi join images i on i.id = bi.image_id where bi.business_id = x.id order by bi.place) as images
      from businesses x join members m on m.id = x.owner_id ${CHECK_JOINS} where x.id = any($1::uuid[])`,
    values: [ids],
  });
}
