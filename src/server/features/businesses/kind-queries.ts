/** The SQL of what the rooms that serve every kind ask of businesses. */
import { publicRows } from "#server/features/directory/item-queries.ts";
import type { ItemTraits, ReachedRow, SearchSource } from "#server/features/directory/kinds.ts";
import { listSources } from "#server/features/directory/search-source-queries.ts";
import type { Handle } from "#server/platform/postgres/handle.ts";
import { CHECK_TRAITS } from "./checks.ts";
import { listedBusinesses } from "./queries.ts";

/** So many letters of the names of what it offers make it found. */
const OFFERINGS = 1500;

export function listSearchSources(ctx: Handle, ids: readonly string[]): Promise<SearchSource[]> {
  return listSources(ctx, listedBusinesses, ids, {
    columns: `'' as business_name, coalesce((select left(string_agg(l.name, E'\\n' order by l.id), ${OFFERINGS}) from listings l
        where l.business_id = x.id and l.status = 'active' and l.deleted_at is null), '') as offering_names, x.lat, x.lng, x.opening_hours is not null as has_hours,
      (select json_agg(json_build_object('id', f.id, 'category_id', f.category_id) order by f.id) from subcategories f where f.id = any(x.further_subcategory_ids)) as further_kinds,
      (select count(*)::int from business_images i where i.business_id = x.id) as images`,
  });
}

/** A named statement: it is a part of searches. */
export function listTraits(ctx: Handle, ids: readonly string[]): Promise<ItemTraits[]> {
  return ctx.query({
    name: "traits-of-business",
    text: () => `select b.id, coalesce(b.approved_at, b.created_at) as posted_at, array_prepend(b.subcategory_id, b.further_subcategory_ids) as subcategory_ids, null::int as price_paise, b.opening_hours, b.languages, ${CHECK_TRAITS},
        exists (select 1 from business_images i where i.business_id = b.id) as has_picture
      from businesses b join members m on m.id = b.owner_id where b.id = any($1::uuid[])`,
    values: [ids],
  });
}

export function findReached(ctx: Handle, id: string): Promise<ReachedRow | undefined> {
  return ctx.db
    .selectFrom("businesses as b")
    .innerJoin("members as o", "o.id", "b.owner_id")
    .select(["b.owner_id", "b.id as contact_id", "b.name", "b.phone", "b.email"])
    .select("o.plan_expires_at as owner_plan_expires_at")
    .where("b.id", "=", id)
    .where(publicRows(listedBusinesses, "b"))
    .where("o.blocked_at", "is", null)
    .forShare("o")
    .executeTakeFirst();
}

export function listForSitemap(ctx: Handle, { limit, offset }: { limit: number; offset: number }) {
  return ctx.db
    .selectFrom("businesses as b")
    .innerJoin("places as p", "p.id", "b.place_id")
    .select(["b.id", "b.name", "b.updated_at", "p.slug as place"])
    .where(publicRows(listedBusinesses, "b"))
    .orderBy("b.id")
    .limit(limit)
    .offset(offset)
    .execute();
}
