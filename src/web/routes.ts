/** Which file draws each screen of the table of screens, and which frame stands around it: each once as it is and once below /hi. */
import { index, layout, prefix, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { type Area, type ScreenName, screens } from "#contract/screens.ts";

const FILES: Record<ScreenName, string> = {
  home: "home/home-screen.tsx",
  businessConnect: "home/business-connect-screen.tsx",
  registerNow: "home/register-now-screen.tsx",
  listBusiness: "home/list-business-screen.tsx",
  contactUs: "content/contact-screen.tsx",
  privacyPolicy: "content/privacy-screen.tsx",
  terms: "content/terms-screen.tsx",
  searchResults: "search/results-screen.tsx",
  businessProfile: "businesses/business-profile-redirect.ts",
  userProfile: "members/member-profile-screen.tsx",
  cardCheck: "plans/card-check-screen.tsx",
  jobs: "jobs/jobs-screen.tsx",
  jobList: "jobs/job-list-screen.tsx",
  job: "jobs/job-screen.tsx",
  place: "search/results-screen.tsx",
  matrimonial: "matrimony/matrimony-screen.tsx",
  profileList: "matrimony/profile-list-screen.tsx",
  profile: "matrimony/profile-screen.tsx",
  business: "businesses/business-profile-screen.tsx",
  listing: "listings/listing-screen.tsx",

  personConsent: "matrimony/person-consent-screen.tsx",
  sharedBiodata: "matrimony/biodata/shared-biodata-screen.tsx",
  login: "auth/login-screen.tsx",
  forgotPin: "auth/forgot-pin-screen.tsx",
  signUp: "auth/sign-up-screen.tsx",
  verify: "auth/verify-screen.tsx",
  staffLogin: "staff/staff-login-screen.tsx",

  renewPlan: "plans/buy-plan-screen.tsx",
  planRenewal: "plans/renewal-screen.tsx",
  paymentSuccess: "plans/payment-success-screen.tsx",
  successPage: "plans/success-page-screen.tsx",

  subscriptionInfo: "plans/subscription-info-screen.tsx",
  subscription: "plans/subscription-screen.tsx",
  memberShipCard: "plans/membership-card-screen.tsx",
  editProfile: "members/edit-profile-screen.tsx",
  changePin: "auth/change-pin-screen.tsx",
  signOut: "auth/sign-out-screen.tsx",
  notifications: "notifications/notifications-screen.tsx",
  blocked: "blocks/blocked-screen.tsx",
  savedSearches: "saved-searches/saved-searches-screen.tsx",
  compareFavourites: "favourites/compare-screen.tsx",
  favourites: "favourites/favourites-screen.tsx",
  consents: "consents/consents-screen.tsx",
  businesses: "businesses/businesses-screen.tsx",
  registerBusiness: "businesses/register-business-screen.tsx",
  editBusiness: "businesses/edit-business-screen.tsx",
  businessLeads: "leads/business-leads-screen.tsx",
  listingLeads: "leads/listing-leads-screen.tsx",
  listings: "listings/listings-screen.tsx",
  addListing: "listings/add-listing-screen.tsx",
  editListing: "listings/edit-listing-screen.tsx",

  newJob: "jobs/new-job-screen.tsx",
  editJob: "jobs/edit-job-screen.tsx",

  newProfile: "matrimony/registration-screen.tsx",
  editMatrimonial: "matrimony/edit-profile-screen.tsx",
  editMatrimonialShort: "matrimony/edit-profile-redirect.ts",
  biodata: "matrimony/biodata/biodata-screen.tsx",
  ownProfiles: "matrimony/own-profiles-screen.tsx",
  matches: "matrimony/matches/matches-screen.tsx",
  families: "matrimony/family/families-screen.tsx",
  family: "matrimony/family/workspace-screen.tsx",
  compareProfiles: "matrimony/family/compare-screen.tsx",

  staff: "staff/queue-screen.tsx",
  profileChecks: "matrimony/checks/profile-checks-screen.tsx",
  staffChecks: "matrimony/checks/staff-checks-screen.tsx",
  staffMatrimony: "matrimony/staff-matrimony-screen.tsx",
  staffConsents: "consents/staff-consents-screen.tsx",
  staffNewListings: "staff/new-listings-screen.tsx",
  staffReviews: "reviews/staff-reviews-screen.tsx",
  staffVisits: "staff/visits-screen.tsx",
  staffImports: "imports/imports-screen.tsx",
  staffPayments: "plans/payment-anomalies-screen.tsx",
  staffLog: "staff/log-screen.tsx",
};

/** Screens behind a session that keep the site's own header and footer (section 2). */
const IN_SITE: ScreenName[] = [
  "planRenewal",
  "successPage",
  "newJob",
  "editJob",
  "newProfile",
  "editMatrimonial",
  "editMatrimonialShort",
  "ownProfiles",
  "matches",
  "profileChecks",
  "biodata",
  "families",
  "family",
  "compareProfiles",
];

function screensIn(language: "en" | "hi"): RouteConfigEntry[] {
  const frame = (name: string, inside: RouteConfigEntry[]) =>
    layout(`frames/${name}.tsx`, { id: `${language}:${name}` }, inside);
  const rows = (names: ScreenName[]) =>
    names.map((name) =>
      route(screens[name].pattern.slice(1), `features/${FILES[name]}`, { id: `${language}:${name}` }),
    );
  const of = (area: Area) => rows(NAMES.filter((name) => screens[name].area === area && !IN_SITE.includes(name)));
  return [
    frame("site-frame", [...of("public"), frame("member-gate", rows(IN_SITE))]),
    frame("door-frame", of("door")),
    frame("payment-frame", of("payment")),
    frame("member-frame", of("member")),
    frame("staff-frame", of("staff")),
  ];
}

const NAMES = Object.keys(screens) as ScreenName[];
const root = (id: string) => index("features/home/root-redirect.ts", { id });

export default [
  root("root-redirect"),
  ...screensIn("en"),
  ...prefix("hi", [root("hi-root-redirect"), ...screensIn("hi")]),
  route("*", "features/home/unknown-redirect.ts"),
] satisfies RouteConfig;
