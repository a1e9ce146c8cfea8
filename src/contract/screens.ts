/** The one table of screens: the address of each, whom it is for, and what cache, headers, guards, links and robots make of that. */

/** Whom a screen is for: everybody, who comes in, members, members who pay, the staff. */
export type Area = "public" | "door" | "member" | "payment" | "staff";

/** What a document may do: 'strict' next to nothing, 'pictures' shows pictures before they are sent, 'worker' stores itself for a time without internet, 'checkout' opens the gateway's window, 'map' draws a map with a worker of its own. */
export type Policy = "strict" | "pictures" | "worker" | "checkout" | "map";

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
const WANT_FORM = { ...MEMBER, policy: "strict", onPlan0: true, texts: "want-form" } as const;
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
const SAVED = [
  "city",
  "searchQuery",
  "kind",
  "category",
  "picture",
  "priceFrom",
  "priceTo",
  "functionalArea",
  "qualification",
  "employmentType",
  "workMode",
  "experience",
  "salaryMin",
  "salaryMax",
] as const;
const JOB_FILTERS = [
  "searchQuery",
  "city",
  "functionalArea",
  "qualification",
  "employmentType",
  "workMode",
  "experience",
  "salaryMin",
  "salaryMax",
  "closesWithin",
  "cursor",
] as const;
const RESUME_FILTERS = [
  "searchQuery",
  "city",
  "orAnywhere",
  "functionalArea",
  "qualification",
  "experienceFrom",
  "experienceTo",
  "salaryMax",
  "workMode",
  "employmentType",
  "noticePeriod",
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
const ENTRY_FILTERS = ["searchQuery", "city", "kind", "service", "cursor"] as const;
const EVENT_FILTERS = ["searchQuery", "city", "month", "when", "cursor"] as const;
const ANNOUNCEMENT_FILTERS = ["searchQuery", "kind", "city", "month", "cursor"] as const;
const FEED_FILTERS = ["city", "language", "cursor"] as const;
const VOLUNTEER_FILTERS = ["skill", "city", "day", "time", "state"] as const;
const WANT_FILTERS = ["searchQuery", "city", "category", "subCategory", "cursor"] as const;
const LEADS = ["cursor", "stage"] as const;
const INVITATION = ["refId", "referredby"] as const;

/** Where two patterns match, the one with more fixed parts counts, then the earlier one. */
export const screens = {
  home: { ...PUBLIC, pattern: "/home", robots: "sitemap", texts: "home-screen" },
  businessConnect: { ...PUBLIC, pattern: "/home/businessConnect", robots: "sitemap", texts: "joining" },
  registerNow: { ...PUBLIC, pattern: "/registerNow", query: INVITATION, robots: "sitemap", texts: "joining" },
  listBusiness: { ...PUBLIC, pattern: "/listBusiness", robots: "sitemap", texts: "joining" },
  aboutUs: { ...PUBLIC, pattern: "/aboutUs", robots: "sitemap", texts: "content" },
  faq: { ...PUBLIC, pattern: "/faq", robots: "sitemap", texts: "content" },
  mobileWeb: { ...PUBLIC, pattern: "/mobileWeb", robots: "index", texts: "content" },
  contactUs: { ...PUBLIC, pattern: "/contactUs", robots: "sitemap", texts: "content" },
  privacyPolicy: { ...PUBLIC, pattern: "/privacyPolicy", query: ["version"], robots: "sitemap", texts: "content" },
  terms: { ...PUBLIC, pattern: "/terms&conditions", query: ["version"], robots: "sitemap", texts: "content" },
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
  resumeList: {
    ...PUBLIC,
    pattern: "/jobs/resume-search-list",
    cache: false,
    query: RESUME_FILTERS,
    robots: "disallow",
    texts: "resumes",
  },
  resume: { ...PUBLIC, pattern: "/jobs/resume/:resumeId", cache: false, robots: "disallow", texts: "resumes" },
  job: { ...PUBLIC, pattern: "/jobs/:job", texts: "jobs" },
  spirituality: { ...PUBLIC, pattern: "/spirituality", query: ["city"], robots: "sitemap", texts: "spirituality" },
  sevaList: { ...PUBLIC, pattern: "/spirituality/search-list", query: ENTRY_FILTERS, texts: "spirituality" },
  sevaEntry: { ...PUBLIC, pattern: "/spirituality/:entry", texts: "spirituality" },
  events: { ...PUBLIC, pattern: "/events", query: EVENT_FILTERS, robots: "sitemap", texts: "events" },
  event: { ...PUBLIC, pattern: "/events/:event", texts: "events" },
  announcements: {
    ...PUBLIC,
    pattern: "/announcements",
    query: ANNOUNCEMENT_FILTERS,
    robots: "sitemap",
    texts: "announcements",
  },
  announcement: { ...PUBLIC, pattern: "/announcements/:announcement", texts: "announcements" },
  map: { ...PUBLIC, pattern: "/map", policy: "map", query: ["city"], robots: "sitemap", texts: "map" },
  volunteer: { ...PUBLIC, pattern: "/volunteer", robots: "sitemap", texts: "volunteers" },
  allForms: { ...PUBLIC, pattern: "/allforms", robots: "sitemap", texts: "wants" },
  buyers: { ...PUBLIC, pattern: "/buyer", query: WANT_FILTERS, robots: "sitemap", texts: "wants" },
  buyer: { ...PUBLIC, pattern: "/buyer/:buyer", texts: "wants" },
  sellers: { ...PUBLIC, pattern: "/seller", query: WANT_FILTERS, robots: "sitemap", texts: "wants" },
  seller: { ...PUBLIC, pattern: "/seller/:seller", texts: "wants" },
  requirements: { ...PUBLIC, pattern: "/requirement", query: WANT_FILTERS, robots: "sitemap", texts: "wants" },
  requirement: { ...PUBLIC, pattern: "/requirement/:requirement", texts: "wants" },
  feed: { ...PUBLIC, pattern: "/feed", query: FEED_FILTERS, robots: "sitemap", texts: "feed" },
  post: { ...PUBLIC, pattern: "/feed/:post", texts: "feed" },
  groups: { ...PUBLIC, pattern: "/groups", query: ["city", "cursor"], robots: "sitemap", texts: "groups" },
  group: { ...PUBLIC, pattern: "/groups/:group", query: ["cursor"], texts: "groups" },
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
  newsList: { ...PUBLIC, pattern: "/viewAll", query: ["cursor"], robots: "sitemap", texts: "articles" },
  newsDetail: { ...PUBLIC, pattern: "/newsDetail/:newsId", texts: "articles" },
  blogList: { ...PUBLIC, pattern: "/blog/viewAll", query: ["cursor"], robots: "sitemap", texts: "articles" },
  blogDetail: { ...PUBLIC, pattern: "/blogDetail/:blogId", texts: "articles" },
  stories: { ...PUBLIC, pattern: "/success-stories", query: ["cursor"], robots: "sitemap", texts: "articles" },
  story: { ...PUBLIC, pattern: "/success-stories/detail", query: ["story"], texts: "articles" },
  donation: { ...PUBLIC, pattern: "/donation", policy: "checkout", robots: "sitemap", texts: "donations" },
  donationReceipt: {
    ...PUBLIC,
    pattern: "/donation/receipt/:donationId",
    cache: false,
    robots: "disallow",
    isSecret: true,
    texts: "donations",
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

  subscriptionInfo: { ...MEMBER, pattern: "/userAdmin/subscriptionInfo", onPlan0: true, texts: "exemptions" },
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
  invitations: {
    ...MEMBER,
    pattern: "/userAdmin/invitations",
    policy: "strict",
    onPlan0: true,
    query: ["cursor"],
    texts: "referrals",
  },
  blocked: {
    ...MEMBER,
    pattern: "/userAdmin/blocked",
    policy: "strict",
    onPlan0: true,
    query: ["cursor"],
    texts: "blocks",
  },
  ownDonations: {
    ...MEMBER,
    pattern: "/userAdmin/donations",
    policy: "strict",
    onPlan0: true,
    query: ["cursor"],
    texts: "donations",
  },
  businesses: { ...MEMBER, pattern: "/userAdmin/businesses", query: ["cursor"] },
  registerBusiness: { ...MEMBER, pattern: "/userAdmin/businesses/registerBusiness/:partNo", texts: "business-facts" },
  editBusiness: {
    ...MEMBER,
    pattern: "/userAdmin/businesses/editBusiness/:partNo/:businessId",
    texts: "business-facts",
  },
  previewBusiness: {
    ...MEMBER,
    pattern: "/userAdmin/businesses/preview/:businessId",
    texts: "business-facts",
  },
  ownLeads: { ...MEMBER, pattern: "/userAdmin/businesses/viewLeads", query: LEADS },
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
  sevaRequests: {
    ...MEMBER,
    pattern: "/spirituality/requests",
    policy: "strict",
    onPlan0: true,
    query: ["side"],
    texts: "seva-requests",
  },
  newSevaEntry: { ...MEMBER, pattern: "/spirituality/entry-form", onPlan0: true, texts: "spirituality-form" },
  editSevaEntry: {
    ...MEMBER,
    pattern: "/spirituality/update-entry-form/:entryId",
    onPlan0: true,
    texts: "spirituality-form",
  },

  newEvent: { ...MEMBER, pattern: "/events/form", texts: "event-form" },
  editEvent: { ...MEMBER, pattern: "/events/form/:event", onPlan0: true, texts: "event-form" },
  newAnnouncement: { ...MEMBER, pattern: "/announcements/form", onPlan0: true, texts: "announcement-form" },
  editAnnouncement: {
    ...MEMBER,
    pattern: "/announcements/form/:announcement",
    onPlan0: true,
    texts: "announcement-form",
  },

  sendStory: { ...MEMBER, pattern: "/success-stories/send", onPlan0: true, texts: "story-form" },
  ownResume: { ...MEMBER, pattern: "/jobs/resume", policy: "strict", onPlan0: true, texts: "resume-form" },
  applications: {
    ...MEMBER,
    pattern: "/userAdmin/applications",
    policy: "strict",
    onPlan0: true,
    query: ["cursor"],
    texts: "applications",
  },
  applicants: {
    ...MEMBER,
    pattern: "/userAdmin/applications/received/:jobId",
    policy: "strict",
    onPlan0: true,
    query: ["state"],
    texts: "applications",
  },
  newBuyer: { ...WANT_FORM, pattern: "/buyer/form" },
  editBuyer: { ...WANT_FORM, pattern: "/buyer/form/:want" },
  newSeller: { ...WANT_FORM, pattern: "/seller/form" },
  editSeller: { ...WANT_FORM, pattern: "/seller/form/:want" },
  newRequirement: { ...WANT_FORM, pattern: "/requirement/form" },
  editRequirement: { ...WANT_FORM, pattern: "/requirement/form/:want" },

  newPost: { ...MEMBER, pattern: "/feed/form", query: ["group"], texts: "feed-form" },
  editPost: { ...MEMBER, pattern: "/feed/form/:postId", texts: "feed-form" },
  ownPosts: {
    ...MEMBER,
    pattern: "/feed/mine",
    policy: "strict",
    onPlan0: true,
    query: ["cursor"],
    texts: "feed-form",
  },
  newGroup: { ...MEMBER, pattern: "/groups/form", policy: "strict", texts: "groups-form" },
  editGroup: { ...MEMBER, pattern: "/groups/form/:groupId", policy: "strict", texts: "groups-form" },

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
  staffApprovals: { ...STAFF, pattern: "/staff/approvals", query: ["kind"], texts: "approvals" },
  staffConsents: { ...STAFF, pattern: "/staff/consents", texts: "staff-consents" },
  staffVolunteers: { ...STAFF, pattern: "/staff/volunteers", query: VOLUNTEER_FILTERS, texts: "staff-volunteers" },
  staffSite: { ...STAFF, pattern: "/staff/site", policy: "pictures", query: ["part", "state"], texts: "staff-site" },
  staffFeed: { ...STAFF, pattern: "/staff/feed", texts: "staff-feed" },
  staffGroups: { ...STAFF, pattern: "/staff/groups", texts: "staff-feed" },
  staffReferrals: { ...STAFF, pattern: "/staff/referrals", texts: "staff-referrals" },
  staffExemptions: { ...STAFF, pattern: "/staff/exemptions", texts: "staff-exemptions" },
  staffNewListings: { ...STAFF, pattern: "/staff/listings" },
  staffReviews: { ...STAFF, pattern: "/staff/reviews", texts: "reviews" },
  staffComments: { ...STAFF, pattern: "/staff/comments", texts: "staff-comments" },
  staffArticles: {
    ...STAFF,
    pattern: "/staff/articles",
    query: ["kind", "state", "cursor"],
    texts: "staff-articles",
  },
  staffArticle: {
    ...STAFF,
    pattern: "/staff/articles/form",
    policy: "pictures",
    query: ["kind", "id"],
    texts: "staff-articles",
  },
  staffVisits: { ...STAFF, pattern: "/staff/visits" },
  staffImports: { ...STAFF, pattern: "/staff/imports", texts: "imports" },
  staffJobs: { ...STAFF, pattern: "/staff/jobs", texts: "staff-jobs" },
  staffPayments: { ...STAFF, pattern: "/staff/payments", texts: "staff-payments" },
  staffDonations: { ...STAFF, pattern: "/staff/donations", query: ["part"], texts: "staff-donations" },
  staffLog: { ...STAFF, pattern: "/staff/log" },
} as const satisfies Record<string, ScreenRow>;

export type ScreenName = keyof typeof screens;
