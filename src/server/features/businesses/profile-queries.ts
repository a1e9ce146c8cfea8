/** The SQL that reads businesses whole. */
import type { Handle } from "#server/platform/postgres/handle.ts";
import { countListings } from "./cards.ts";
import type { ViewRow } from "./directory.ts";

export interface BusinessRow extends ViewRow {
  listings_count: number;
  owner_name: string;
  approval: "pending" | "approved" | "rejected" | "withheld";
  approved_at: Date | null;
  deleted_at: Date | null;
  created_at: Date;
}

/** One business, public or not: the verb decides. */
export async function findBusiness(ctx: Handle, id: string): Promise<BusinessRow | undefined> {
  return (await listByIds(ctx, [id]))[0];
}

/** Businesses, public or not, in no order. */
export function listByIds(ctx: Handle, ids: readonly string[]): Promise<BusinessRow[]> {
  return ctx.query({
    name: "businesses-by-ids",
    text: `select x.id, x.name, x.description, x.lat, x.lng, x.owner_id, trim(m.first_name || ' ' || m.last_name) as owner_name, x.address, x.pin_code, x.website, x.opening_hours,
        x.approval, x.approved_at, x.deleted_at, x.created_at, x.updated_at, x.subcategory_id, x.place_id, ${countListings("x.id")} as listings_count,
        array(select i.key from business_images bi join images i on i.id = bi.image_id where bi.business_id = x.id order by bi.place) as images
      from businesses x join members m on m.id = x.owner_id where x.id = any($1::uuid[])`,
    values: [ids],
  });
}
