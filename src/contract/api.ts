/** The list of all rooms' calls: what the server must bind, the document describes and the sweeps walk. */
import { alertSettings } from "./alert-settings.ts";
import { alikeBusinesses } from "./alike-businesses.ts";
import { announcements } from "./announcements/announcements.ts";
import { applications } from "./applications/applications.ts";
import { approvals } from "./approvals.ts";
import { articles, blog, news, stories } from "./articles/articles.ts";
import { staffArticles } from "./articles/staff-articles.ts";
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
import { discussions } from "./discussions/discussions.ts";
import { staffComments } from "./discussions/staff-comments.ts";
import { donations, ownDonations } from "./donations/donations.ts";
import { staffDonations } from "./donations/staff-donations.ts";
import type { Endpoint } from "./endpoint.ts";
import { events } from "./events/events.ts";
import { exemptions } from "./exemptions.ts";
import { favourites } from "./favourites.ts";
import { feed, staffFeed } from "./feed.ts";
import { groups } from "./groups.ts";
import { imports } from "./imports.ts";
import { itemReports } from "./item-reports.ts";
import { jobReference } from "./job-reference.ts";
import { jobs } from "./jobs.ts";
import { landing } from "./landing.ts";
import { leads } from "./leads.ts";
import { listings } from "./listings.ts";
import { connectMap } from "./map.ts";
import { biodata } from "./matrimony/biodata.ts";
import { profileChecks, staffChecks } from "./matrimony/checks.ts";
import { matrimonyFamily } from "./matrimony/family.ts";
import { matrimonyManagers } from "./matrimony/family-managers.ts";
import { matrimonyViewers } from "./matrimony/family-viewers.ts";
import { matches } from "./matrimony/matches.ts";
import { matrimony } from "./matrimony/matrimony.ts";
import { profileReports } from "./matrimony/profile-reports.ts";
import { profileSearches } from "./matrimony/profile-searches.ts";
import { staffMatrimony } from "./matrimony/staff-matrimony.ts";
import { members } from "./members.ts";
import { notifications } from "./notifications.ts";
import { ownBusinesses } from "./own-businesses.ts";
import { ownListings } from "./own-listings.ts";
import { paymentAnomalies } from "./payment-anomalies.ts";
import { placeFacts } from "./place-facts.ts";
import { places } from "./places.ts";
import { plans } from "./plans.ts";
import { pushSettings } from "./push-settings.ts";
import { referrals, staffReferrals } from "./referrals.ts";
import { resumes } from "./resumes/resumes.ts";
import { reviews } from "./reviews.ts";
import { savedSearches } from "./saved-searches.ts";
import { search } from "./search.ts";
import { festivalFollows } from "./spirituality/follows.ts";
import { panchang } from "./spirituality/panchang-calls.ts";
import { sevaRequests } from "./spirituality/requests.ts";
import { spirituality } from "./spirituality/spirituality.ts";
import { staff } from "./staff.ts";
import { staffAnswers, staffConsents } from "./staff-consents.ts";
import { staffExemptions } from "./staff-exemptions.ts";
import { staffGroups } from "./staff-groups.ts";
import { staffSite } from "./staff-site.ts";
import { staffVolunteers } from "./staff-volunteers.ts";
import { volunteers } from "./volunteers.ts";
import { wantAnswers } from "./want-answers.ts";
import { buyers, requirements, sellers, wants } from "./wants.ts";

export const api = {
  places,
  plans,
  paymentAnomalies,
  catalogue,
  content,
  landing,
  placeFacts,
  notifications,
  alertSettings,
  pushSettings,
  members,
  auth,
  consents,
  staffAnswers,
  staffConsents,
  blocks,
  approvals,
  itemReports,
  leads,
  businessLeads,
  businesses,
  ownBusinesses,
  businessClaims,
  alikeBusinesses,
  connectMap,
  reviews,
  businessReports,
  listings,
  ownListings,
  jobs,
  jobReference,
  spirituality,
  panchang,
  festivalFollows,
  sevaRequests,
  events,
  announcements,
  resumes,
  applications,
  matrimony,
  profileSearches,
  matches,
  biodata,
  matrimonyFamily,
  matrimonyManagers,
  matrimonyViewers,
  staffMatrimony,
  profileReports,
  profileChecks,
  staffChecks,
  donations,
  ownDonations,
  staffDonations,
  volunteers,
  staffVolunteers,
  staffSite,
  exemptions,
  staffExemptions,
  referrals,
  staffReferrals,
  buyers,
  sellers,
  requirements,
  wants,
  wantAnswers,
  favourites,
  groups,
  staffGroups,
  feed,
  staffFeed,
  discussions,
  staffComments,
  blog,
  news,
  stories,
  articles,
  staffArticles,
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
