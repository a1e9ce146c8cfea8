/** The SQL of the two layers of the map: public businesses, and members who chose to be on it. */
import { type Selectable, sql } from "kysely";
import { blockedOthers } from "#server/features/blocks/block-queries.ts";
import { businessKind } from "#server/features/businesses/business-kind.ts";
import type { Ctx } from "#server/platform/context.ts";
import type { Businesses, Members } from "#server/tables/database.ts";
import type { Layer } from "./queries.ts";

export type BusinessRow = Pick<
  Selectable<Businesses>,
  "id" | "name" | "lat" | "lng" | "subcategory_id" | "place_id"
> & { km: number | null };

export function businessLayer({
  placeId,
  subcategoryIds,
}: {
  placeId?: number | undefined;
  subcategoryIds?: number[] | undefined;
}): Layer {
  const ofPlace = placeId === undefined ? sql`` : sql`and b.place_id = ${placeId}`;
  const ids = sql`${subcategoryIds}::int[]`;
  const ofKind =
    subcategoryIds === undefined
      ? sql``
      : sql`and (b.subcategory_id = any(${ids}) or b.further_subcategory_ids && ${ids})`;
  return {
    from: sql`businesses b`,
    lat: sql`b.lat`,
    lng: sql`b.lng`,
    shown: sql`${sql.raw(businessKind.isPublic("b"))} ${ofPlace} ${ofKind}`,
    columns: sql`b.id, b.name, b.lat, b.lng, b.subcategory_id, b.place_id`,
    order: sql`b.created_at desc, b.id desc`,
  };
}

export type PersonRow = Pick<Selectable<Members>, "id" | "first_name" | "last_name"> & {
  lat: number;
  lng: number;
  place_id: number;
  logo: string | null;
  has_page: boolean;
  km: number | null;
};

/** Of what the caller may be shown: a block hides both ways. */
export function peopleLayer(ctx: Ctx, placeId: number | undefined): Layer {
  return {
    from: sql`members m`,
    lat: sql`m.map_lat`,
    lng: sql`m.map_lng`,
    shown: sql`m.map_lng is not null and m.show_on_map and m.blocked_at is null and m.pin_hash is not null
      and m.id not in (${blockedOthers(ctx)}) ${placeId === undefined ? sql`` : sql`and m.place_id = ${placeId}`}`,
    columns: sql`m.id, m.first_name, m.last_name, m.map_lat as lat, m.map_lng as lng, m.place_id,
      (select i.key from images i where i.id = m.logo_image_id) as logo,
      exists (select from businesses o where o.owner_id = m.id and ${sql.raw(businessKind.isPublic("o"))}) as has_page`,
    order: sql`m.created_at desc, m.id desc`,
  };
}
