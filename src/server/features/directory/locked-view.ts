/** What items show alike (contract/directory.ts): the fields of their cards, and what a locked view keeps back. */
import type { Selectable } from "kysely";
import { maskContacts, maskedStart } from "#base/contact-mask.ts";
import { coarse } from "#base/geo.ts";
import { shortId } from "#base/ids.ts";
import { slugify } from "#base/slug.ts";
import { SNIPPET_CHARACTERS } from "#contract/limits.ts";
import type { Businesses } from "#server/tables/database.ts";

/** What cards and views are made from. */
export type ViewRow = Pick<
  Selectable<Businesses>,
  | "id"
  | "name"
  | "owner_id"
  | "description"
  | "subcategory_id"
  | "place_id"
  | "lat"
  | "lng"
  | "address"
  | "pin_code"
  | "website"
  | "opening_hours"
  | "updated_at"
> & { images: string[] };

/** Which view of an owner's item its viewer gets. */
export interface ViewAccess {
  isFull: boolean;
  isMine: boolean;
  /** Contacts in texts are shown: to whom it was opened before, the owner and staff. */
  knowsContact: boolean;
}

/** What strangers get. */
export const LOCKED: ViewAccess = { isFull: false, isMine: false, knowsContact: false };

/** A card's fields but for category and place; the same for every viewer, so that they can be stored. */
export function viewCardFields(row: ViewRow) {
  return {
    _id: shortId(row.id),
    slug: slugify(row.name),
    description: maskedStart(row.description, SNIPPET_CHARACTERS),
    images: row.images.slice(0, 1),
    businessLocation: coarse(row),
  };
}

/** A text for whoever gets the full view: as typed for those who know the contact anyway, else with contacts masked. */
export function shownText(text: string, { knowsContact }: ViewAccess): string {
  return knowsContact ? text : maskContacts(text);
}

/** What an item's own page adds to its card, or tells otherwise. */
export function viewPageFields(row: ViewRow, access: ViewAccess) {
  const { isFull, isMine } = access;
  const { lat, lng } = isFull ? row : coarse(row);
  return {
    ...(isFull
      ? { description: shownText(row.description, access), images: row.images, businessLocation: { lat, lng } }
      : {}),
    location: { coordinates: [lng, lat] as [number, number] },
    locked: !isFull,
    isMine,
    fkUserId: shortId(row.owner_id),
    imagesCount: row.images.length,
    hasMoreText: !isFull && maskedStart(row.description, SNIPPET_CHARACTERS) !== maskContacts(row.description),
    hasAddress: row.address !== "",
    hasWebsite: row.website !== null,
    hasOpeningHours: row.opening_hours !== null,
    address: isFull ? row.address : null,
    pinCode: isFull ? row.pin_code : null,
    website: isFull ? row.website : null,
    openingHours: isFull ? row.opening_hours : null,
    updatedAt: row.updated_at.toISOString(),
  };
}
