/** The calls about saved searches: the member is told when something new fits one. */
import * as z from "zod/mini";
import { cleanText } from "#base/cleaning.ts";
import { flag } from "./choice-fields.ts";
import { listErrors, listFilters } from "./directory.ts";
import { endpoint } from "./endpoint.ts";
import { optional } from "./fields.ts";
import { EMPLOYMENT_TYPES, WORK_MODES } from "./job-choices.ts";
import { jobFilters } from "./jobs.ts";
import { id } from "./key-fields.ts";
import { FIRST_KIND, SAVED_KINDS } from "./kinds.ts";
import { rupeePrice } from "./listing-fields.ts";
import { cityView } from "./places.ts";

const named = z.object({ slug: z.string(), text: z.string(), textHi: z.string() });
const { searchQuery: _text, city: _city, closesWithin: _soon, ...ofJobs } = jobFilters;

export const savedSearchView = z.object({
  _id: z.string(),
  kind: z.string(),
  searchQuery: z.string(),
  /** Null for all India. */
  city: z.nullable(cityView),
  /** The chosen subcategory, else the chosen category. */
  category: z.nullable(named),
  picture: z.boolean(),
  /** Rupees. */
  priceFrom: z.nullable(z.number()),
  priceTo: z.nullable(z.number()),
  /** Of a search of openings; null of every other. */
  jobFilters: z.nullable(
    z.object({
      functionalArea: z.nullable(named),
      qualification: z.nullable(named),
      employmentType: z.nullable(z.enum(EMPLOYMENT_TYPES)),
      workMode: z.nullable(z.enum(WORK_MODES)),
      experience: z.nullable(z.int()),
      salaryMin: z.nullable(z.int()),
      salaryMax: z.nullable(z.int()),
    }),
  ),
  /** How many items came since the member last opened it that everybody may still see. */
  newItems: z.int(),
  createdAt: z.string(),
});
export type SavedSearchView = z.infer<typeof savedSearchView>;

/** Kept, and shown again to its owner; what is only searched for is not cleaned. */
const text = z.string("field.search.too-long").check(z.overwrite(cleanText), z.maxLength(200, "field.search.too-long"));
const own = z.strictObject({ id: id() });
const one = z.object({ savedSearch: savedSearchView });

export const savedSearches = {
  create: endpoint({
    method: "POST",
    path: "/userAdmin/savedSearches/create",
    access: "member",
    summary:
      "Saves a search: the member gets one notification a day when something new fits it wholly. The same search again is answered as it stands.",
    input: z.strictObject({
      kind: z._default(z.enum(SAVED_KINDS, "field.choice.invalid"), FIRST_KIND),
      searchQuery: z._default(text, ""),
      ...listFilters,
      ...ofJobs,
      picture: optional(flag()),
      priceFrom: optional(rupeePrice(), "field.price.invalid"),
      priceTo: optional(rupeePrice(), "field.price.invalid"),
    }),
    output: one,
    success: 201,
    errors: [...listErrors, "saved-search.too-many"],
  }),
  fetchAll: endpoint({
    method: "GET",
    path: "/userAdmin/savedSearches/fetchAll",
    access: "member",
    summary: "The caller's saved searches, newest first.",
    input: z.strictObject({}),
    output: z.object({ savedSearches: z.array(savedSearchView) }),
  }),
  markAsSeen: endpoint({
    method: "PUT",
    path: "/userAdmin/savedSearches/markAsSeen/{id}",
    access: "owner",
    summary: "The member has opened it: nothing of it is new any more.",
    input: own,
    output: one,
    errors: ["saved-search.not-found"],
  }),
  delete: endpoint({
    method: "DELETE",
    path: "/userAdmin/savedSearches/delete/{id}",
    access: "owner",
    summary: "Ends a saved search.",
    input: own,
    output: z.object({}),
    errors: ["saved-search.not-found"],
  }),
};
