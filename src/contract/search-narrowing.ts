/** How a result list is narrowed and sorted beside its text, and what a list tells of its finds so that people can choose. */
import * as z from "zod/mini";
import { LANGUAGES_SPOKEN } from "./business-facts.ts";
import { flag } from "./choice-fields.ts";
import { optional } from "./fields.ts";
import { rupeePrice } from "./listing-fields.ts";

/** 'best': by how well it matches, near a position by distance. */
export const SORTS = ["best", "newest", "cheapest", "dearest"] as const;
export type Sort = (typeof SORTS)[number];

export const narrowing = {
  /** Only what is open at this moment. */
  open: optional(flag()),
  /** Only what has a picture. */
  picture: optional(flag()),
  /** Only what somebody has checked: the phone that is shown, a visit, or the GST number (contract/business-checks.ts); an approval alone is none of these. */
  verified: optional(flag()),
  /** Only where one is served in this language. */
  languageSpoken: optional(z.enum(LANGUAGES_SPOKEN, "field.choice.invalid")),
  /** Rupees, both inclusive; what has no price is left out. */
  priceFrom: optional(rupeePrice(), "field.price.invalid"),
  priceTo: optional(rupeePrice(), "field.price.invalid"),
  sort: optional(z.enum(SORTS, "field.choice.invalid")),
  /** Tells the facets as well. */
  facets: optional(flag()),
};

/** How many of the finds have what; counted among the best 300 that pass what is chosen already. */
export const facetsView = z.object({
  found: z.int(),
  /** There are more finds than were counted. */
  isMore: z.boolean(),
  open: z.int(),
  picture: z.int(),
  verified: z.int(),
  /** Those that any has, most first. */
  languages: z.array(z.object({ language: z.enum(LANGUAGES_SPOKEN), found: z.int() })),
  /** Rupees; null where nothing has a price. */
  prices: z.nullable(z.object({ lowest: z.number(), highest: z.number() })),
  subCategories: z.array(z.object({ slug: z.string(), text: z.string(), textHi: z.string(), found: z.int() })),
});
export type FacetsView = z.infer<typeof facetsView>;
