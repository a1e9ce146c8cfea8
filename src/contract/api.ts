/** The list of all rooms' calls: what the server must bind, the document describes and the sweeps walk. */
import { alertSettings } from "./alert-settings.ts";
import { alikeBusinesses } from "./alike-businesses.ts";
import { auth } from "./auth.ts";
import { blocks } from "./blocks.ts";
import { businessClaims } from "./business-claims.ts";
import { businessLeads } from "./business-leads.ts";
import { businessMerges } from "./business-merges.ts";
import { businessReports } from "./business-reports.ts";
import { businesses } from "./businesses.ts";
import { catalogue } from "./catalogue.ts";
import { consents } from "./consents.ts";
import { content } from "./content.ts";
import type { Endpoint } from "./endpoint.ts";
import { favourites } from "./favourites.ts";
import { imports } from "./imports.ts";
import { jobReference } from "./job-reference.ts";
import { jobs } from "./jobs.ts";
import { leads } from "./leads.ts";
import { listings } from "./listings.ts";
import { biodata } from "./matrimony/biodata.ts";
import { profileChecks, staffChecks } from "./matrimony/checks.ts";
import { matrimonyFamily } from "./matrimony/family.ts";
import { matrimonyManagers } from "./matrimony/family-managers.ts";
import { matrimonyViewers } from "./matrimony/family-viewers.ts";
import { matches } from "./matrimony/matches.ts";
import { matrimony } from "./matrimony/matrimony.ts";
import { profileReports } from "./matrimony/profile-reports.ts";
import { staffMatrimony } from "./matrimony/staff-matrimony.ts";
import { members } from "./members.ts";
import { notifications } from "./notifications.ts";
import { ownBusinesses } from "./own-businesses.ts";
import { ownListings } from "./own-listings.ts";
import { paymentAnomalies } from "./payment-anomalies.ts";
import { places } from "./places.ts";
import { plans } from "./plans.ts";
import { reviews } from "./reviews.ts";
import { savedSearches } from "./saved-searches.ts";
import { search } from "./search.ts";
import { staff } from "./staff.ts";
import { staffConsents } from "./staff-consents.ts";

export const api = {
  places,
  plans,
  paymentAnomalies,
  catalogue,
  content,
  notifications,
  alertSettings,
  members,
  auth,
  consents,
  staffConsents,
  blocks,
  leads,
  businessLeads,
  businesses,
  ownBusinesses,
  businessClaims,
  alikeBusinesses,
  reviews,
  businessReports,
  listings,
  ownListings,
  jobs,
  jobReference,
  matrimony,
  matches,
  biodata,
  matrimonyFamily,
  matrimonyManagers,
  matrimonyViewers,
  staffMatrimony,
  profileReports,
  profileChecks,
  staffChecks,
  favourites,
  search,
  savedSearches,
  imports,
  staff,
  businessMerges,
} satisfies Record<string, Record<string, Endpoint>>;

/** Every call with its name, as one list. */
export function allCalls(): Array<{ name: string; call: Endpoint }> {
  return Object.entries(api).flatMap(([room, calls]) =>
    Object.entries(calls as Record<string, Endpoint>).map(([verb, call]) => ({ name: `${room}.${verb}`, call })),
  );
}
