/** The calls of the search box and its result lists. */
import * as z from "zod/mini";
import { businessCard } from "./businesses.ts";
import { categoryView, subCategoryView } from "./catalogue.ts";
import { degrees } from "./choice-fields.ts";
import { listErrors, listFilters } from "./directory.ts";
import { endpoint } from "./endpoint.ts";
import { optional } from "./fields.ts";
import { FIRST_KIND, SEARCHED_KINDS } from "./kinds.ts";
import { PAGE_MAX, TYPE_AHEAD } from "./limits.ts";
import { cursor, limit, nextCursor, page, searchText } from "./list-fields.ts";
import { listingCard } from "./listings.ts";
import { cityChoice, cityView } from "./places.ts";
import { facetsView, narrowing } from "./search-narrowing.ts";

const typed = z._default(searchText(), "");
const searchInput = {
  searchQuery: typed,
  ...listFilters,
  /** Where the searcher is, for 'near me'. Both or neither. */
  lat: optional(degrees(90)),
  long: optional(degrees(180)),
  ...narrowing,
  limit: page.limit,
  cursor: cursor(2000),
};

const namedKind = z.object({ slug: z.string(), text: z.string(), textHi: z.string() });

/** What the search took the text for, so that the page can say it. */
const interpretationView = z.object({
  /** The place that was searched; null for all India. */
  city: z.nullable(cityView),
  /** The text with misspelt words put right; null when nothing was changed. */
  corrected: z.nullable(z.string()),
  /** The text asks for what is near the searcher, or for what is open: on each page open ones then come before others that match as well. */
  nearMe: z.boolean(),
  openNow: z.boolean(),
  /** 'some': nothing has all the words, these have some of them. 'elsewhere': nothing in the city, these are from other places. */
  match: z.enum(["all", "some", "elsewhere"]),
  /** The words, as they were typed, that the first of some matches lacks. */
  lacks: z.array(z.string()),
  /** What was understood of the text, on the first page; each can be taken off: `without` is the text that is left. */
  parts: z.array(
    z.object({
      kind: z.enum(["trade", "place", "open", "near"]),
      text: z.string(),
      textHi: z.nullable(z.string()),
      without: z.string(),
      /** Of a trade that is one subcategory: its category, where related kinds are. */
      category: z.nullable(namedKind),
      /** Of a trade: the one other subcategory that its words name less fully, as "pg for boys" rooms for rent. */
      alsoNamed: z.nullable(namedKind),
    }),
  ),
});
export type InterpretationView = z.infer<typeof interpretationView>;
/** `facets`: null unless asked for. */
const found = { nextCursor, understood: interpretationView, facets: z.nullable(facetsView) };
export type Suggestion = z.infer<typeof suggestionView>;

/** One line of the type-ahead. A thing is what listings of one name offer, in however many businesses; an item is a business, by its own name. */
export const suggestionView = z.object({
  kind: z.enum(["category", "subCategory", "thing", "item", "city"]),
  _id: z.string(),
  slug: z.string(),
  text: z.string(),
  textHi: z.nullable(z.string()),
  /** The category of a subcategory, the state of a city, the city of a business, and of a thing where it was counted: null for all India. */
  within: z.nullable(z.string()),
  withinHi: z.nullable(z.string()),
  /** The slug of an item's or thing's city; a city's own. */
  place: z.nullable(z.string()),
  /** How many listings offer the thing, SUGGESTED_COUNT standing for more; null where that is not known at once, and for all others. */
  count: z.nullable(z.int()),
  /** Of a city that the last word names: what was typed before it. */
  rest: z.nullable(z.string()),
});

export const search = {
  searchBusiness: endpoint({
    method: "GET",
    path: "/public/business/searchBusiness",
    access: "anyone",
    summary: "Businesses for a text as people type it, best first, with the nearest alternatives when nothing fits.",
    input: z.strictObject(searchInput),
    output: z.object({ businesses: z.array(businessCard), ...found }),
    errors: listErrors,
  }),
  searchListings: endpoint({
    method: "GET",
    path: "/public/listings/searchListings",
    access: "anyone",
    summary: "Listings for a text as people type it, best first, with the nearest alternatives when nothing fits.",
    input: z.strictObject(searchInput),
    output: z.object({ listings: z.array(listingCard), ...found }),
    errors: listErrors,
  }),
  countCategories: endpoint({
    method: "GET",
    path: "/public/searchResults/countCategories",
    access: "anyone",
    summary:
      "What there is of each category and subcategory, so that nothing is offered that is empty: in the city, and in all India where the city has nothing at all.",
    input: z.strictObject({
      kind: z._default(z.enum(SEARCHED_KINDS, "field.choice.invalid"), FIRST_KIND),
      city: optional(cityChoice()),
    }),
    output: z.object({
      /** Nothing is in the city, or none was given. */
      isAllIndia: z.boolean(),
      /** By slug, counted to 100; those that are not named are empty. */
      categories: z.record(z.string(), z.int()),
      subCategories: z.record(z.string(), z.int()),
    }),
    errors: ["place.not-found"],
  }),
  fetchBaseFields: endpoint({
    method: "GET",
    path: "/public/searchResults/fetchBaseFields",
    access: "anyone",
    summary: "What a results page is built from: its city, the filters, the largest cities to choose from.",
    input: z.strictObject({ city: optional(cityChoice()) }),
    output: z.object({
      city: z.nullable(cityView),
      categories: z.array(categoryView),
      subCategories: z.array(subCategoryView),
      cities: z.array(cityView),
    }),
    errors: ["place.not-found"],
  }),
  searchFields: endpoint({
    method: "GET",
    path: "/public/searchResults/searchFields",
    access: "anyone",
    summary:
      "Categories, things, businesses and cities that begin like what is being typed, in either script; those of the city first.",
    input: z.strictObject({
      searchQuery: typed,
      city: optional(cityChoice()),
      limit: limit(PAGE_MAX, TYPE_AHEAD),
    }),
    output: z.object({ suggestions: z.array(suggestionView) }),
    errors: ["place.not-found"],
  }),
};
