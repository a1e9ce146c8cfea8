/** What businesses and listings show alike (contract/directory.ts): the own fields of their cards, what a locked view keeps back, and who sees the whole. */
import { maskedStart } from "#base/contact-mask.ts";
import { coarse } from "#base/geo.ts";
import { shortId } from "#base/ids.ts";
import { slugify } from "#base/slug.ts";
import { SNIPPET_CHARACTERS } from "#contract/limits.ts";
import type { OpeningDay } from "#contract/opening-hours.ts";
import type { Ctx } from "#server/platform/context.ts";
import type { KindAndPlaceRow } from "./kind-and-place.ts";

/** What a card and a view are made from. */
export interface ViewRow extends KindAndPlaceRow {
  id: string;
  name: string;
  owner_id: string;
  description: string;
  lat: number;
  lng: number;
  address: string;
  pin_code: string | null;
  website: string | null;
  opening_hours: OpeningDay[] | null;
  images: string[];
  updated_at: Date;
}

/** How much of an owner's thing its viewer gets. */
export interface Sight {
  isWhole: boolean;
  isMine: boolean;
}

/** What strangers get. */
export const LOCKED: Sight = { isWhole: false, isMine: false };

/** Everything but the contact for who is on a running plan, owns it, or works as staff. */
export function sightOf({ viewer }: Pick<Ctx, "viewer">, ownerId: string): Sight {
  if (viewer.kind !== "member") return LOCKED;
  const isMine = viewer.id === ownerId;
  return { isWhole: viewer.paid || isMine || viewer.client === "staff", isMine };
}

/** What a card tells of its own, beside kind and place; the same for every viewer, so that it can be kept. */
export function viewOwnFields(row: ViewRow) {
  return {
    _id: shortId(row.id),
    slug: slugify(row.name),
    description: maskedStart(row.description, SNIPPET_CHARACTERS),
    images: row.images.slice(0, 1),
    businessLocation: coarse(row),
  };
}

/** Laid over the card's fields, which are those that strangers get. */
export function viewSightFields(row: ViewRow, { isWhole, isMine }: Sight) {
  const { lat, lng } = isWhole ? row : coarse(row);
  return {
    ...(isWhole ? { description: row.description, images: row.images, businessLocation: { lat, lng } } : {}),
    location: { coordinates: [lng, lat] as [number, number] },
    locked: !isWhole,
    isMine,
    fkUserId: shortId(row.owner_id),
    imagesCount: row.images.length,
    hasWebsite: row.website !== null,
    hasOpeningHours: row.opening_hours !== null,
    address: isWhole ? row.address : null,
    pinCode: isWhole ? row.pin_code : null,
    website: isWhole ? row.website : null,
    openingHours: isWhole ? row.opening_hours : null,
    updatedAt: row.updated_at.toISOString(),
  };
}
