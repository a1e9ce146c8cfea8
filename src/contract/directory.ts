/** What all items have in common on the wire: how their lists are narrowed, their cards, and what a locked view keeps back. */
import * as z from "zod/mini";
import { keyOrSlug } from "./catalogue.ts";
import { optional } from "./fields.ts";
import { openingDay } from "./opening-hours.ts";
import { cityChoice } from "./places.ts";

/** What a list is narrowed to; without a city, all India. */
export const listFilters = {
  city: optional(cityChoice()),
  category: optional(keyOrSlug()),
  subCategory: optional(keyOrSlug()),
};
export const listErrors = ["place.not-found", "category.not-found"] as const;

/** A point in degrees; two decimals for whoever may not see more. */
export const pointView = z.object({ lat: z.number(), lng: z.number() });
/** What an item is about. */
const categoryFields = {
  fkCategoryId: z.string(),
  category: z.string(),
  categoryHi: z.string(),
  fkSubCategoryId: z.string(),
  subCategory: z.string(),
  subCategoryHi: z.string(),
};
/** Where an item is. */
export const placeFields = {
  fkCityId: z.string(),
  city: z.string(),
  cityHi: z.nullable(z.string()),
  citySlug: z.string(),
  state: z.string(),
  stateHi: z.string(),
};
export const categoryAndPlace = { ...categoryFields, ...placeFields };

/** In a list: the same for every viewer. */
export const cardFields = {
  _id: z.string(),
  /** For links: the name in Roman letters, without anything that looks like a phone number. */
  slug: z.string(),
  /** The first 160 characters, with phone-like runs, e-mails and links masked. */
  description: z.string(),
  /** At most one key in a list; see imagePath(). */
  images: z.array(z.string()),
  ...categoryAndPlace,
  businessLocation: pointView,
  /** Whole kilometres from where the searcher is; only in a search near a position. */
  distanceKm: z.nullable(z.int()),
};

/**
 * One by itself. Visitors and unpaid members get `locked: true`: coarse coordinates, null for address and website; of all kinds but businesses, whose text, pictures
 * and hours are public, the snippet and the first picture as well.
 */
export const viewFields = {
  locked: z.boolean(),
  /** The viewer owns it. */
  isMine: z.boolean(),
  fkUserId: z.string(),
  /** How many pictures there are, shown or not. */
  imagesCount: z.int(),
  /** Whether there is more of the text, an address, a website, whether shown or not; a lock stands only before what there is. */
  hasMoreText: z.boolean(),
  hasAddress: z.boolean(),
  hasWebsite: z.boolean(),
  hasOpeningHours: z.boolean(),
  address: z.nullable(z.string()),
  pinCode: z.nullable(z.string()),
  website: z.nullable(z.string()),
  openingHours: z.nullable(z.array(openingDay)),
  location: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
  updatedAt: z.string(),
};
