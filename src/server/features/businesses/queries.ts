/** The SQL that lists public businesses: cards by keyset, dots for the map. */
import type { Handle } from "#server/platform/postgres/handle.ts";
import { instantOf, type Keyset, type KeysetRow, microsOf } from "#server/platform/postgres/keyset.ts";
import { type CardRow, countListings, keptCard } from "./cards.ts";
import type { KindAndPlaceRow } from "./kind-and-place.ts";
import { newestPage } from "./newest.ts";

export type ListedBusiness = CardRow & KeysetRow;

const VISIBLE = "n.deleted_at is null and n.approval = 'approved'";
/** So many businesses are looked at for those without a listing; nearly all have some, and the call is open to anybody. */
const LOOKED_AT = 2000;
const LISTED = `select x.id, ${microsOf("x.created_at")}, x.subcategory_id, x.place_id, ${countListings("x.id")} as listings_count, ${keptCard("x.id")}`;

export interface NewestWanted {
  from: Keyset;
  limit: number;
  placeId?: number;
  subcategoryIds?: number[];
}

/** One row more than `limit`, so that the end is seen. */
export function listNewest(ctx: Handle, wanted: NewestWanted): Promise<ListedBusiness[]> {
  const { name, page, values } = newestOf({ ...wanted, limit: wanted.limit + 1 });
  return ctx.query({
    name: `businesses-newest${name}`,
    text: `${LISTED} from (${page}) x order by x.created_at desc, x.id desc`,
    values,
  });
}

/** Those of the next two thousand that have no public listing; one row more than `limit`. */
export function listWithoutListings(ctx: Handle, wanted: NewestWanted): Promise<ListedBusiness[]> {
  const { name, page, values } = newestOf({ ...wanted, limit: wanted.limit + 1 }, String(LOOKED_AT));
  return ctx.query({
    name: `businesses-without-listings${name}`,
    text: `${LISTED} from (select n.* from (${page}) n
        where not exists (select 1 from listings l where l.business_id = n.id and l.deleted_at is null and l.is_public and l.status = 'active')
        order by n.created_at desc, n.id desc limit $3) x order by x.created_at desc, x.id desc`,
    values,
  });
}

/** The last of those two thousand; undefined when the list ends before. */
export async function findLastLookedAt(ctx: Handle, wanted: NewestWanted): Promise<KeysetRow | undefined> {
  const { name, page, values } = newestOf({ ...wanted, limit: LOOKED_AT }, String(LOOKED_AT));
  const rows = await ctx.query<KeysetRow>({
    name: `businesses-last-looked-at${name}`,
    text: `select x.id, ${microsOf("x.created_at")} from (${page}) x order by x.created_at desc, x.id desc offset $3::int - 1`,
    values,
  });
  return rows[0];
}

function newestOf({ from, limit, placeId, subcategoryIds }: NewestWanted, most?: string) {
  const shape = { hasPlace: placeId !== undefined, hasKinds: subcategoryIds !== undefined };
  return {
    name: `${shape.hasPlace ? "-in-place" : ""}${shape.hasKinds ? "-of-kind" : ""}`,
    page: newestPage({ table: "businesses", at: "created_at", visible: VISIBLE, ...shape, limit: most }),
    values: [from.atMicros, from.id, limit, ...[placeId, subcategoryIds].filter((value) => value !== undefined)],
  };
}

/** The approved ones of one member. */
export function listOfOwner(
  ctx: Handle,
  { ownerId, from, limit }: { ownerId: string; from: Keyset; limit: number },
): Promise<ListedBusiness[]> {
  return ctx.query({
    name: "businesses-of-owner",
    text: `${LISTED} from (select n.* from businesses n where ${VISIBLE} and n.owner_id = $4 and (n.created_at, n.id) < (${instantOf("$1")}, $2::uuid)
        order by n.created_at desc, n.id desc limit $3) x order by x.created_at desc, x.id desc`,
    values: [from.atMicros, from.id, limit + 1, ownerId],
  });
}

export interface DotRow extends KindAndPlaceRow {
  id: string;
  name: string;
  lat: number;
  lng: number;
}

/** The newest ones as dots. */
export function listDots(ctx: Handle, wanted: NewestWanted): Promise<DotRow[]> {
  const { name, page, values } = newestOf(wanted);
  return ctx.query({
    name: `business-dots${name}`,
    text: `select x.id, x.name, x.lat, x.lng, x.subcategory_id, x.place_id
      from (${page}) x order by x.created_at desc, x.id desc`,
    values,
  });
}
