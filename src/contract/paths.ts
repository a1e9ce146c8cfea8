/** Every screen's address, built in one place; `inLanguage` puts /hi before it. */
import type { Language } from "#messages/words.ts";

export const ALL_OVER_INDIA = "all-over-india";

export const paths = {
  home: () => "/home",
  /** `from` is where the person wanted to go. */
  login: (from?: string) => withQuery("/login", from ? { from } : {}),
  forgotPin: () => "/forgotPin",
  signUp: (invite?: { refId: string; referredby: string }) =>
    invite ? `/signUp?${new URLSearchParams(invite)}` : "/signUp",
  verify: () => "/verify",
  registerNow: () => "/registerNow",
  businessConnect: () => "/home/businessConnect",
  listBusiness: () => "/listBusiness",
  searchResults: (query?: Record<string, string>) => withQuery("/searchResults", query),
  /** Results of a place; `query` may hold searchQuery, kind, category, page cursors. */
  place: (slug: string, query?: Record<string, string>) => withQuery(`/${slug}`, query),
  business: (place: string, slugAndId: string) => `/${place}/${slugAndId}`,
  listing: (place: string, business: string, listing: string) => `/${place}/${business}/${listing}`,
  businessProfile: (id: string) => `/businessProfile/${id}`,
  userProfile: (id: string) => `/userProfile/${id}`,
  contactUs: () => "/contactUs",
  privacyPolicy: () => "/privacyPolicy",
  terms: () => "/terms&conditions",
  renewPlan: () => "/renewPlan",
  planRenewal: () => "/planRenewal",
  successPage: () => "/successPage",
  paymentSuccess: (order: string) => `/paymentSuccess/${order}`,
  editProfile: () => "/userAdmin/editProfile",
  changePin: () => "/userAdmin/editProfile/changePin",
  businesses: () => "/userAdmin/businesses",
  listings: (business: string) => `/userAdmin/businesses/${business}/listings`,
  addListing: (business: string) => `/userAdmin/businesses/${business}/listings/addListing`,
  editListing: (business: string, listing: string) =>
    `/userAdmin/businesses/${business}/listings/editListing/${listing}`,
  businessLeads: (business: string) => `/userAdmin/businesses/viewLeads/${business}`,
  listingLeads: (listing: string) => `/userAdmin/businesses/listings/viewLeads/${listing}`,
  editBusiness: (part: "part1" | "part2", business: string) => `/userAdmin/businesses/editBusiness/${part}/${business}`,
  registerBusiness: (part: "part1" | "part2") => `/userAdmin/businesses/registerBusiness/${part}`,
  signOut: () => "/userAdmin/signOut",
  notifications: () => "/userAdmin/notifications",
  subscriptionInfo: () => "/userAdmin/subscriptionInfo",
  subscription: () => "/userAdmin/subscription",
  memberShipCard: () => "/userAdmin/memberShipCard",
  /** The page behind the QR of a membership card: says whether it is valid. */
  cardCheck: (code: string) => `/card/${code}`,
  staff: () => "/staff",
  staffLogin: () => "/staff/login",
  staffLog: () => "/staff/log",
  image: (key: string, width: ImageWidth) => `/images/${key}-${width}.webp`,
};

export const IMAGE_WIDTHS = [160, 480, 1200] as const;
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

/** First path segments that belong to screens and services, so that no place can take them. */
export const RESERVED = new Set(
  "home success-stories registerNow listBusiness spirituality donation jobs matrimonial aboutUs contactUs faq privacyPolicy terms&conditions mobileWeb allforms seller buyer requirement viewAll newsDetail blogDetail blog volunteer searchResults businessProfile userProfile planRenewal successPage login forgotPin renewPlan paymentSuccess signUp verify userAdmin staff card hi en api assets images dev health metrics sitemap.xml robots.txt favicon.ico sitemaps og gateway".split(
    " ",
  ),
);

/** The address in a language: Hindi stands below /hi, English has no prefix. */
export function inLanguage(language: Language, path: string): string {
  return language === "hi" ? `/hi${path}` : path;
}

/** The language of an address and the address without it. */
export function languageOf(pathname: string): { language: Language; path: string } {
  return pathname === "/hi" || pathname.startsWith("/hi/")
    ? { language: "hi", path: pathname.slice(3) || "/" }
    : { language: "en", path: pathname };
}

/** 'sharma-sweets-<22 characters>': the name for people, the id for us. */
export function slugWithId(slug: string, id: string): string {
  return slug ? `${slug}-${id}` : id;
}

/** The 22 characters at the end of such a part of a path. */
export function idInSlug(part: string): string {
  return part.slice(-22);
}

function withQuery(path: string, query: Record<string, string> = {}): string {
  const text = new URLSearchParams(query).toString();
  return text ? `${path}?${text}` : path;
}
