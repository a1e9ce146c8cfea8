/** What each call that answers a list has to do with other members: the walk of blocks plants something where one is shown, and knows why there is none elsewhere. */
import * as z from "zod/mini";
import { allCalls } from "#contract/api.ts";
import type { Endpoint } from "#contract/endpoint.ts";

/** One of the two families, as the other may come across it. */
export interface Family {
  memberId: string;
  /** Of its profile and its listing, as they stand in links. */
  profile: string;
  gender: "female" | "male";
  resume: string;
  /** An opening of its own, to which the other has applied. */
  opening: string;
  listing: string;
  /** A requirement of its own, which the other has answered. */
  requirement: string;
  /** A pandit's entry of its own, where the other has asked for a rite. */
  seva: string;
  /** What it has announced to members. */
  announcement: string;
  /** What it has written to the feed. */
  post: string;
  business: string;
  /** Its request to the other. */
  consent: string;
}

/** Inputs by which `me` would come across the other. */
type Inputs = (me: Family, other: Family) => object[];

/** Lists, and single views, in which one family is planted for the other. A new call that shows members goes here. */
export const PLANTED: Record<string, Inputs> = {
  "matrimony.search": (_, { gender }) => [
    { gender, limit: 100 },
    { gender, limit: 100, city: "indore", diets: ["vegetarian"], subCommunities: ["Sanadhya"] },
  ],
  "matrimony.list": (_, { gender }) => [{ gender, limit: 100 }],
  "matrimony.fetch": (_, { profile }) => [{ id: profile }],
  "feed.fetch": () => [{ limit: 100 }],
  "feed.fetchOne": (_, { post }) => [{ id: post }],
  "matches.fetchAll": ({ profile }) => [{ id: profile, limit: 100 }],
  "matrimonyFamily.fetchShortlist": ({ profile }) => [{ id: profile, limit: 100 }],
  "matrimonyFamily.compare": (_, { profile }) => [{ ids: [profile] }],
  "matrimonyManagers.fetchInvitations": () => [{ limit: 100 }],
  "matrimonyViewers.fetchViewers": ({ profile }) => [{ id: profile, limit: 100 }],
  "notifications.fetchAll": () => [{ limit: 100 }],
  "leads.fetchAll": ({ listing }) => [{ fkListingId: listing, limit: 100 }],
  "leads.export": ({ listing }) => [{ fkListingId: listing }],
  "leads.exportMine": () => [{}],
  "leads.fetchMine": () => [{ limit: 100 }],
  "consents.fetchReceived": () => [{ limit: 100 }],
  "consents.fetchSent": () => [{ limit: 100 }],
  "consents.fetchHolders": () => [{ limit: 100 }],
  "consents.fetchReceipt": (me) => [{ id: me.consent }],
  "applications.fetchAll": () => [{ limit: 100 }],
  "applications.fetchApplicants": ({ opening }) => [{ fkJobId: opening, limit: 100 }],
  "connectMap.fetchUsersLocations": () => [{}, { zoom: "4" }, { lat: "22.72", lng: "75.86" }],
  "resumes.fetch": (_, { resume }) => [{ id: resume }],
  "resumes.all": () => [{ limit: 100 }, { limit: 100, city: "indore", functionalArea: "1" }],
  "wantAnswers.fetchAll": ({ requirement }) => [{ fkRequirementId: requirement }],
  "wantAnswers.fetchMine": () => [{ limit: 100 }],
  "sevaRequests.fetchReceived": () => [{ limit: 100 }],
  "sevaRequests.fetchSent": () => [{ limit: 100 }],
  "announcements.fetch": () => [{ limit: 100 }],
  "announcements.fetchOne": (_, { announcement }) => [{ id: announcement }],
  "consents.fetchOfSubject": (_, { profile }) => [{ subjectKind: "profile", fkSubjectId: profile }],
};

const DIRECTORY = "the directory is public for everyone, also without an account";
const REFERENCE = "reference data, which names nobody";
const OWN = "of the caller alone";

/** Calls that show no member to another, or what a visitor reads as well, and why that may stay. */
export const UNAFFECTED: Record<string, string> = {
  ...all(
    REFERENCE,
    "places.fetchCityViaState places.fetchAllStates places.fetchAllCitiesViaState connectMap.fetchTowns placeFacts.fetchPlaceFacts catalogue.fetchAllCategories catalogue.fetchAllSubCategories catalogue.suggestSubCategories catalogue.fetchSubCategoryViaCategory content.fetchTermsAndConditions content.fetchPrivacyPolicy content.fetchFaqs content.fetchAboutUs content.fetchBanners content.fetchAds jobReference.areas jobReference.qualifications exemptions.active search.fetchBaseFields",
  ),
  ...all("published by the staff for everybody", "blog.fetch news.fetch stories.fetch articles.search"),
  ...all(OWN, "stories.fetchMine"),
  ...all(REFERENCE, "sevaRequests.muhurats panchang.fetch panchang.festivals"),
  ...all(DIRECTORY, "spirituality.fetch spirituality.fetchOne"),
  ...all(OWN, "events.fetchAll events.prefill announcements.fetchAll announcements.prefill"),
  ...all(
    "between the two it is not found, nor who answered, which features/events/events.test.ts tells",
    "events.fetch events.fetchOne events.fetchGuests",
  ),
  ...all(OWN, "spirituality.fetchAll spirituality.prefill festivalFollows.fetch"),
  ...all(
    DIRECTORY,
    "businesses.fetch businesses.fetchAll businesses.fetchBest businesses.fetchAllBusinessWithNoListings businesses.fetchProfileBusinesses connectMap.fetchBusinessLocations connectMap.overview alikeBusinesses.find listings.fetchAll listings.fetch listings.fetchBusinessListings jobs.all jobs.fetch buyers.all sellers.all requirements.all search.searchBusiness search.searchListings search.searchFields reviews.fetchAll",
  ),
  ...all(
    "names of businesses that anybody reads in the directory",
    "favourites.fetchAll favourites.compare favourites.fetchItems",
  ),
  ...all(
    "what a family has shared with whoever has its link, also without an account",
    "biodata.openShared biodata.sharedDocument",
  ),
  ...all(
    "the newest gifts, of whoever wanted their name shown to everybody, and a receipt for whoever has its secret address",
    "donations.settings donations.receipt donations.receiptDocument",
  ),
  ...all("whom the family itself has asked to act for its profile", "matrimonyManagers.fetchManagers"),
  ...all("how two profiles fit, without a name; between a blocked pair it is not found", "matches.fetchFit"),
  ...all("first names with their city, which whoever agreed to it shows to everyone", "volunteers.fetch"),
  ...all(
    "first names without an id; whoever blocks the other is left out, as referrals.test.ts holds",
    "referrals.fetchMine",
  ),
  ...all("the answers to reviews are public, and a block leaves them", "reviews.fetchOfOwn"),
  ...all(
    OWN,
    "plans.paymentPreRequisites plans.fetchPaymentId plans.receiptDocument plans.cardDocument alertSettings.fetch pushSettings.fetch auth.listSessions businessLeads.fetchAll ownBusinesses.fetch ownBusinesses.fetchAll ownBusinesses.fetchBusinessPrefilledData ownBusinesses.preview ownListings.fetch ownListings.fetchAll ownListings.fetchListingPrefilledData jobs.fetchAll matrimony.fetchAll matrimony.fetchOwn matrimony.fetchNames profileChecks.fetchMine savedSearches.fetchAll resumes.fetchOwn biodata.fetchOwn biodata.document biodata.fetchLinks volunteers.fetchMine matrimonyFamily.fetchAll matrimonyFamily.fetchChoices profileSearches.fetchAll wants.fetchAll ownDonations.fetchAll ownDonations.statement",
  ),
  ...all(
    "comments without an id of their writer; whoever blocks the other is left out, as discussions.test.ts holds",
    "discussions.fetch discussions.fetchLiked",
  ),
  ...all(
    "groups without their members; the name of a moderator is left out where a block stands between",
    "groups.fetch groups.fetchMine",
  ),
  ...all(
    "who asks the caller to be let in; whom a block hides is left out, as groups.test.ts holds",
    "groups.fetchRequests",
  ),
  ...all(OWN, "feed.fetchMine"),
  ...all("the caller's own record of whom they mute, by the name that they read then", "feed.fetchMuted"),
  ...all("what it says at the moment is what notifications.fetchAll lists", "notifications.stream"),
  ...all("the caller's own record of whom they hide, by the name that they read then", "blocks.fetchAll"),
};

function all(reason: string, names: string): Record<string, string> {
  return Object.fromEntries(names.split(" ").map((name) => [name, reason]));
}

/** Calls by which members read, and whose answers hold lists, files or streams. */
export function listCalls(): Array<{ name: string; call: Endpoint }> {
  return allCalls().filter(({ call }) => {
    const reads = call.method === "GET" || (call.method === "POST" && call.success !== 201);
    return reads && ["anyone", "member", "paid", "owner"].includes(call.access) && answersList(call);
  });
}

function answersList({ output, file, stream }: Endpoint): boolean {
  if (file || stream) return true;
  return JSON.stringify(z.toJSONSchema(output, { io: "input", unrepresentable: "any" })).includes('"array"');
}
