/** What the workloads over HTTP take from the database: addresses of listings, and the slugs of places. */
import { shortId } from "#base/ids.ts";
import type { RunNamed } from "#server/platform/postgres/handle.ts";

const LISTS = 1500;

/** Addresses of listings' details. */
export async function details(query: RunNamed): Promise<string[]> {
  const rows = await query<{ id: string }>({
    name: "bench-ids",
    text: () =>
      "select id from listings where is_public and status = 'active' and deleted_at is null order by md5(id::text) limit 5000",
    values: [],
  });
  return rows.map(({ id }) => `/api/public/listings/fetch?fkListingId=${shortId(id)}`);
}

/** Pages that begin `skip` listings below the newest, each at another listing: in the cities with so many, else in all India. */
export async function newest(query: RunNamed, skip: number): Promise<string[]> {
  const ofCities = await positions(query, skip, "partition by place_id");
  const rows = ofCities.length > 0 ? ofCities : await positions(query, skip, "");
  const addresses = rows.map(({ place_id, id, at_micros }) => {
    const city = ofCities.length > 0 ? `city=${place_id}&` : "";
    const cursor = skip === 0 ? "" : `&cursor=${at_micros}_${shortId(id)}`;
    return `/api/public/listings/fetchAll?${city}limit=20${cursor}`;
  });
  return [...new Set(addresses)];
}

function positions(query: RunNamed, skip: number, partition: string) {
  return query<{ place_id: number; id: string; at_micros: string }>({
    name: `bench-newest${partition ? "-in-city" : ""}`,
    text: () => `select place_id, id, (extract(epoch from posted_at) * 1000000)::bigint::text as at_micros from (
        select *, row_number() over (${partition} order by posted_at desc, id desc) as n from listings where is_public and status = 'active' and deleted_at is null
      ) l where n > $1 and n <= $1 + 1500 order by md5(id::text) limit ${LISTS}`,
    values: [skip],
  });
}

/** id -> slug. */
export async function slugsById(query: RunNamed): Promise<Map<number, string>> {
  const rows = await query<{ id: number; slug: string }>({
    name: "bench-slugs-by-id",
    text: () => "select id, slug from places",
    values: [],
  });
  return new Map(rows.map(({ id, slug }) => [id, slug]));
}

/** Of the largest places. */
export async function placeSlugs(query: RunNamed): Promise<string[]> {
  const rows = await query<{ slug: string }>({
    name: "bench-slugs",
    text: () => "select slug from places order by population desc, id limit 400",
    values: [],
  });
  return rows.map((row) => row.slug);
}
