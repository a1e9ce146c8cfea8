/** The form of a listing, and what it starts from when one is edited. */
import * as z from "zod/mini";
import { paiseOf } from "#base/money.ts";
import { contactFree } from "./contact-free.ts";
import { optional, text } from "./fields.ts";
import { LISTING_IMAGES } from "./limits.ts";
import { imageOrder } from "./pictures.ts";

/** A price in rupees as people type it ('1,100', '99.50'); whole paise inside. */
export const rupeePrice = () =>
  z.pipe(
    z.pipe(
      z.union([z.number(), z.string()], "field.price.invalid"),
      z.transform((typed) => paiseOf(String(typed))),
    ),
    z.int("field.price.invalid").check(z.lte(10_000_000_000, "field.price.invalid")),
  );

export const listingForm = {
  listingName: text("listings.label.name", { min: 2, max: 100 }).check(contactFree("listings.label.name")),
  description: text("listings.label.description", { max: 1000 }),
  price: optional(rupeePrice(), "field.price.invalid"),
  /** Left out, a new one is public and an old one stays as it is. */
  status: optional(z.enum(["active", "inactive"], "field.choice.invalid")),
  imageOrder: imageOrder(LISTING_IMAGES),
};

export const prefilledListing = z.object({
  _id: z.string(),
  fkBusinessId: z.string(),
  listingName: z.string(),
  description: z.string(),
  /** Rupees as they stand in the form; empty for none. */
  price: z.string(),
  status: z.enum(["active", "inactive"]),
  images: z.array(z.string()),
});
export type PrefilledListing = z.infer<typeof prefilledListing>;
