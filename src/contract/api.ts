/** The list of all rooms' calls: what the server must bind, the document describes and the sweeps walk. */
import { auth } from "./auth.ts";
import { businessLeads } from "./business-leads.ts";
import { businesses } from "./businesses.ts";
import { categories } from "./categories.ts";
import { content } from "./content.ts";
import type { Endpoint } from "./endpoint.ts";
import { leads } from "./leads.ts";
import { listings } from "./listings.ts";
import { locations } from "./locations.ts";
import { members } from "./members.ts";
import { notifications } from "./notifications.ts";
import { ownBusinesses } from "./own-businesses.ts";
import { ownListings } from "./own-listings.ts";
import { plans } from "./plans.ts";
import { searchResults } from "./search-results.ts";
import { staff } from "./staff.ts";

export const api = {
  locations,
  plans,
  categories,
  content,
  notifications,
  members,
  auth,
  leads,
  businessLeads,
  businesses,
  ownBusinesses,
  listings,
  ownListings,
  searchResults,
  staff,
} satisfies Record<string, Record<string, Endpoint>>;

/** Every call with its name, as one list. */
export function allCalls(): Array<{ name: string; call: Endpoint }> {
  return Object.entries(api).flatMap(([room, calls]) =>
    Object.entries(calls as Record<string, Endpoint>).map(([verb, call]) => ({ name: `${room}.${verb}`, call })),
  );
}
