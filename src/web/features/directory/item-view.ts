/** What the pages of all kinds of items show: the fields that the contract's directory gives each of them. */
import type * as z from "zod/mini";
import type { cardFields, viewFields } from "#contract/directory.ts";

type Fields = z.infer<z.ZodMiniObject<typeof cardFields & typeof viewFields>>;

/** Null and `locked` where the viewer may not see it. */
export type ItemView = Pick<
  Fields,
  | "_id"
  | "locked"
  | "isMine"
  | "description"
  | "images"
  | "imagesCount"
  | "hasMoreText"
  | "hasAddress"
  | "hasWebsite"
  | "hasOpeningHours"
  | "address"
  | "pinCode"
  | "website"
  | "openingHours"
  | "businessLocation"
  | "city"
  | "cityHi"
  | "citySlug"
  | "state"
  | "stateHi"
>;
