/** The calls about saved searches: the member is told when something new fits one. */
import * as z from "zod/mini";
import { flag } from "./choice-fields.ts";
import { listErrors, listFilters } from "./directory.ts";
import { endpoint } from "./endpoint.ts";
import { optional } from "./fields.ts";
import { id } from "./key-fields.ts";
import { FIRST_KIND, SEARCHED_KINDS } from "./kinds.ts";
import { searchText } from "./list-fields.ts";
import { rupeePrice } from "./listing-fields.ts";
import { cityView } from "./places.ts";

export const savedSearchView = z.object({
  _id: z.string(),
  kind: z.string(),
  searchQuery: z.string(),
  /** Null for all India. */
  city: z.nullable(cityView),
  /** The chosen subcategory, else the chosen category. */
  category: z.nullable(z.object({ slug: z.string(), text: z.string(), textHi: z.string() })),
  picture: z.boolean(),
  /** Rupees. */
  priceFrom: z.nullable(z.number()),
  priceTo: z.nullable(z.number()),
  /** How many items came since the member last opened it that everybody may still see. */
  newItems: z.int(),
  createdAt: z.string(),
});
export type SavedSearchView = z.infer<typeof savedSearchView>;

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
      kind: z._default(z.enum(SEARCHED_KINDS, "field.choice.invalid"), FIRST_KIND),
      searchQuery: z._default(searchText(), ""),
      ...listFilters,
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
