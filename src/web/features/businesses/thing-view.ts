/** What the pages of a business and of an offering have in common. */
import type { BusinessView } from "#contract/businesses.ts";
import type { ListingView } from "#contract/listings.ts";

/** Null and `locked` where the viewer may not see it. */
export type ThingView = Pick<
  BusinessView & ListingView,
  | "_id"
  | "locked"
  | "isMine"
  | "images"
  | "imagesCount"
  | "hasWebsite"
  | "hasOpeningHours"
  | "address"
  | "pinCode"
  | "website"
  | "openingHours"
  | "businessLocation"
  | "city"
  | "cityHi"
  | "state"
  | "stateHi"
>;
