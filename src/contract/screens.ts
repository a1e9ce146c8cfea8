/** The one table of screens: the address of each, whom it is for, and what cache, headers, guards, links and robots make of that. */

/** Whom a screen is for: everybody, who comes in, members, members who pay, the staff. */
export type Area = "public" | "door" | "member" | "payment" | "staff";

/** What a document may do: 'strict' next to nothing, 'pictures' shows pictures before they are sent, 'worker' stores itself for a time without internet, 'checkout' opens the gateway's window. */
export type Policy = "strict" | "pictures" | "worker" | "checkout";

/** Which of the two sessions that a browser may hold belongs to a screen. */
export type SessionName = "member" | "console";

export interface ScreenRow {
  /** As React Router reads it: `:name` stands for one part. */
  pattern: `/${string}`;
  area: Area;
  policy: Policy;
  session: SessionName;
  /** Whether a member on Plan 0 may open it (section 6). */
  onPlan0: boolean;
  /** Whether the rendered page goes into the page cache, because it is the same for everybody. */
  cache: boolean;
  /** The parameters that it reads from its address; the server drops all others, which thus make no page of their own. */
  query: readonly string[];
  /** 'sitemap' stands in the sitemap, 'index' may be found, 'noindex' may be read but not be listed, 'disallow' is left alone (robots.txt). */
  robots: "sitemap" | "index" | "noindex" | "disallow";
  /** Who has its address may read what stands there: no other site is told the address. */
  isSecret?: true;
  /** The group of texts (src/messages/groups) that it needs besides its area's. */
  texts?: string;
}

/** What holds for an area, unless a row says otherwise. */
const PUBLIC = {
  area: "public",
  policy: "strict",
  session: "member",
  onPlan0: true,
  cache: true,
  query: [],
  robots: "index",
} as const;
const DOOR = { ...PUBLIC, area: "door", cache: false, robots: "noindex" } as const;
const PAYMENT = { ...DOOR, area: "payment" } as const;
const MEMBER = { ...DOOR, area: "member", policy: "pictures", onPlan0: false, robots: "disallow" } as const;
const PROFILES = { ...MEMBER, onPlan0: true, texts: "matrimony-form" } as const;
const STAFF = { ...DOOR, area: "staff", session: "console", robots: "disallow" } as const;
const RESULTS = [
  "searchQuery",
  "kind",
  "category",
  "near",
  "open",
  "picture",
  "verified",
  "languageSpoken",
  "priceFrom",
  "priceTo",
  "sort",
  "filters",
  "cursor",
] as const;
/** What is to be saved, as the results page says it. */
const SAVED = ["city", "searchQuery", "kind", "category", "picture", "priceFrom", "priceTo"] as const;
const JOB_FILTERS = [
  "searchQuery",
  "city",
  "functionalArea",
  "qualification",
  "employmentType",
  "workMode",
  "experience",
  "salaryMin",
  "cursor",
] as const;
const PROFILE_FILTERS = [
  "gender",
  "ageFrom",
  "ageTo",
  "heightFrom",
  "heightTo",
  "maritalStatus",
  "motherTongue",
  "subCommunity",
  "avoidGotra",
  "qualification",
  "workKind",
  "incomeFrom",
  "diet",
  "state",
  "city",
  "notManglik",
  "withPhoto",
  "cursor",
] as const;
const LEADS = ["cursor", "stage"] as const;
const INVITATION = ["refId", "referredby"] as const;

/** Where two patterns match, the one with more fixed parts counts, then the earlier one. */
export const screens = {
  home: { ...PUBLIC, pattern: "/home", robots: "sitemap", texts: "home-screen" },
  businessConnect: { ...PUBLIC, pattern: "/home/businessConnect", robots: "sitemap", texts: "joining" },
  registerNow: { ...PUBLIC, pattern: "/registerNow", query: INVITATION, robots: "sitemap", texts: "joining" },
  listBusiness: { ...PUBLIC, pattern: "/listBusiness", robots: "sitemap", texts: "joining" },
  contactUs: { ...PUBLIC, pattern: "/contactUs", robots: "sitemap", texts: "content" },
  privacyPolicy: { ...PUBLIC, pattern: "/privacyPolicy", robots: "sitemap", texts: "content" },
  terms: { ...PUBLIC, pattern: "/terms&conditions", robots: "sitemap", texts: "content" },
  searchResults: { ...PUBLIC, pattern: "/searchResults", query: RESULTS, texts: "results" },
  businessProfile: { ...PUBLIC, pattern: "/businessProfile/:businessId" },
  userProfile: { ...PUBLIC, pattern: "/userProfile/:userId", query: ["cursor"], robots: "noindex" },
  cardCheck: {
    ...PUBLIC,
    pattern: "/card/:code",
    policy: "worker",
    cache: false,
    robots: "disallow",
    texts: "card-check",
  },
  jobs: { ...PUBLIC, pattern: "/jobs", robots: "sitemap", texts: "jobs" },
  jobList: { ...PUBLIC, pattern: "/jobs/search-list", query: JOB_FILTERS, texts: "jobs" },
  job: { ...PUBLIC, pattern: "/jobs/:job", texts: "jobs" },
  matrimonial: { ...PUBLIC, pattern: "/matrimonial", robots: "sitemap", texts: "matrimony" },
  profileList: {
    ...PUBLIC,
    pattern: "/matrimonial/search-list",
    cache: false,
    query: PROFILE_FILTERS,
    robots: "disallow",
    texts: "matrimony",
  },
  profile: {
    ...PUBLIC,
    pattern: "/matrimonial/full-profile/:profileId",
    cache: false,
    robots: "disallow",
    texts: "matrimony",
  },
  place: { ...PUBLIC, pattern: "/:location", query: RESULTS, texts: "results" },
  business: { ...PUBLIC, pattern: "/:location/:business", query: ["cursor"], texts: "business" },
  listing: { ...PUBLIC, pattern: "/:location/:business/:listing" },

  personConsent: { ...DOOR, pattern: "/matrimonial/consent/:profileId", texts: "matrimony-form" },
  sharedBiodata: { ...DOOR, pattern: "/matrimonial/shared/:secret", isSecret: true, texts: "biodata" },
  login: { ...DOOR, pattern: "/login", query: ["from"], robots: "disallow" },
  forgotPin: { ...DOOR, pattern: "/forgotPin" },
  signUp: { ...DOOR, pattern: "/signUp", query: [...INVITATION, "kind", "part"] },
  verify: { ...DOOR, pattern: "/verify" },
  staffLogin: { ...DOOR, pattern: "/staff/login", session: "console", robots: "disallow" },

  renewPlan: { ...PAYMENT, pattern: "/renewPlan", policy: "checkout" },
  planRenewal: { ...PAYMENT, pattern: "/planRenewal", policy: "checkout" },
  paymentSuccess: { ...PAYMENT, pattern: "/paymentSuccess/:paymentDetails" },
  successPage: { ...PAYMENT, pattern: "/successPage" },

  subscriptionInfo: { ...MEMBER, pattern: "/userAdmin/subscriptionInfo", onPlan0: true },
  subscription: { ...MEMBER, pattern: "/userAdmin/subscription" },
  memberShipCard: { ...MEMBER, pattern: "/userAdmin/memberShipCard" },
  editProfile: { ...MEMBER, pattern: "/userAdmin/editProfile" },
  changePin: { ...MEMBER, pattern: "/userAdmin/editProfile/changePin" },
  signOut: { ...MEMBER, pattern: "/userAdmin/signOut", onPlan0: true },
  notifications: { ...MEMBER, pattern: "/userAdmin/notifications", query: ["cursor"] },
  savedSearches: {
    ...MEMBER,
    pattern: "/userAdmin/savedSearches",
    policy: "strict",
    onPlan0: true,
    query: SAVED,
    texts: "saved-searches",
  },
  compareFavourites: {
    ...MEMBER,
    pattern: "/userAdmin/favourites/compare",
    onPlan0: true,
    query: ["ids"],
    texts: "favourites",
  },
  favourites: {
    ...MEMBER,
    pattern: "/userAdmin/favourites",
    onPlan0: true,
    query: ["cursor"],
    texts: "favourites",
  },
  consents: {
    ...MEMBER,
    pattern: "/userAdmin/consents",
    policy: "strict",
    onPlan0: true,
    query: ["side", "cursor"],
    texts: "consents",
  },
  blocked: {
    ...MEMBER,
    pattern: "/userAdmin/blocked",
    policy: "strict",
    onPlan0: true,
    query: ["cursor"],
    texts: "blocks",
  },
  businesses: { ...MEMBER, pattern: "/userAdmin/businesses", query: ["cursor"] },
  registerBusiness: { ...MEMBER, pattern: "/userAdmin/businesses/registerBusiness/:partNo", texts: "business-facts" },
  editBusiness: {
    ...MEMBER,
    pattern: "/userAdmin/businesses/editBusiness/:partNo/:businessId",
    texts: "business-facts",
  },
  businessLeads: { ...MEMBER, pattern: "/userAdmin/businesses/viewLeads/:businessId", query: LEADS },
  listingLeads: { ...MEMBER, pattern: "/userAdmin/businesses/listings/viewLeads/:listingId", query: LEADS },
  listings: { ...MEMBER, pattern: "/userAdmin/businesses/:businessId/listings", query: ["cursor"] },
  addListing: { ...MEMBER, pattern: "/userAdmin/businesses/:businessId/listings/addListing" },
  editListing: { ...MEMBER, pattern: "/userAdmin/businesses/:businessId/listings/editListing/:listingId" },

  newJob: { ...MEMBER, pattern: "/jobs/opening-form", policy: "strict", onPlan0: true, texts: "job-form" },
  editJob: {
    ...MEMBER,
    pattern: "/jobs/update-opening-form/:jobId",
    policy: "strict",
    onPlan0: true,
    texts: "job-form",
  },

  newProfile: { ...PROFILES, pattern: "/matrimonial/registration-form", query: ["step", "created"] },
  editMatrimonial: { ...PROFILES, pattern: "/matrimonial/edit-profile/:profileId", query: ["step"] },
  editMatrimonialShort: { ...PROFILES, pattern: "/matrimonial/edit/:profileId" },
  biodata: {
    ...MEMBER,
    pattern: "/matrimonial/biodata/:profileId",
    onPlan0: true,
    query: ["cursor"],
    texts: "biodata",
  },
  ownProfiles: { ...PROFILES, pattern: "/matrimonial/user-profile", query: ["cursor"] },
  matches: {
    ...MEMBER,
    pattern: "/matrimonial/matches/:profileId",
    policy: "strict",
    query: ["cursor"],
    texts: "matches",
  },
  families: { ...PROFILES, pattern: "/matrimonial/family", query: ["cursor"] },
  family: { ...PROFILES, pattern: "/matrimonial/family/:profileId", query: ["part", "state", "cursor"] },
  compareProfiles: { ...PROFILES, pattern: "/matrimonial/compare", onPlan0: false, query: ["ids"] },

  profileChecks: { ...PROFILES, pattern: "/matrimonial/checks/:profileId", texts: "matrimony-checks" },

  staff: { ...STAFF, pattern: "/staff" },
  staffChecks: { ...STAFF, pattern: "/staff/matrimonial/checks", texts: "matrimony-checks" },
  staffMatrimony: { ...STAFF, pattern: "/staff/matrimonial", texts: "matrimony-form" },
  staffConsents: { ...STAFF, pattern: "/staff/consents", texts: "staff-consents" },
  staffNewListings: { ...STAFF, pattern: "/staff/listings" },
  staffReviews: { ...STAFF, pattern: "/staff/reviews", texts: "reviews" },
  staffVisits: { ...STAFF, pattern: "/staff/visits" },
  staffImports: { ...STAFF, pattern: "/staff/imports", texts: "imports" },
  staffPayments: { ...STAFF, pattern: "/staff/payments", texts: "staff-payments" },
  staffLog: { ...STAFF, pattern: "/staff/log" },
} as const satisfies Record<string, ScreenRow>;

export type ScreenName = keyof typeof screens;
