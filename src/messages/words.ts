/** Turns message ids and values into sentences of one language (ICU, with plurals); the catalogues stand in en/ and hi/. */
import { setupI18n } from "@lingui/core";
import { memoized } from "#base/memo.ts";
import type alike from "./en/alike.json";
import type announcementForm from "./en/announcement-form.json";
import type announcements from "./en/announcements.json";
import type applications from "./en/applications.json";
import type approvals from "./en/approvals.json";
import type articleForm from "./en/article-form.json";
import type articles from "./en/articles.json";
import type auth from "./en/auth.json";
import type biodata from "./en/biodata.json";
import type biodataSheet from "./en/biodata-sheet.json";
import type blocks from "./en/blocks.json";
import type businessFacts from "./en/business-facts.json";
import type businessPage from "./en/business-page.json";
import type businesses from "./en/businesses.json";
import type busy from "./en/busy.json";
import type cardCheck from "./en/card-check.json";
import type claims from "./en/claims.json";
import type consents from "./en/consents.json";
import type contact from "./en/contact.json";
import type content from "./en/content.json";
import type dev from "./en/dev.json";
import type discussion from "./en/discussion.json";
import type documents from "./en/documents.json";
import type donationForm from "./en/donation-form.json";
import type donationSheet from "./en/donation-sheet.json";
import type donations from "./en/donations.json";
import type errors from "./en/errors.json";
import type eventForm from "./en/event-form.json";
import type events from "./en/events.json";
import type exemptions from "./en/exemptions.json";
import type family from "./en/family.json";
import type favourites from "./en/favourites.json";
import type feed from "./en/feed.json";
import type feedForm from "./en/feed-form.json";
import type festivals from "./en/festivals.json";
import type fields from "./en/fields.json";
import type groups from "./en/groups.json";
import type groupsForm from "./en/groups-form.json";
import type home from "./en/home.json";
import type homeScreen from "./en/home-screen.json";
import type horoscope from "./en/horoscope.json";
import type importScreen from "./en/import-screen.json";
import type imports from "./en/imports.json";
import type itemReport from "./en/item-report.json";
import type jobForm from "./en/job-form.json";
import type jobs from "./en/jobs.json";
import type joining from "./en/joining.json";
import type leads from "./en/leads.json";
import type listings from "./en/listings.json";
import type map from "./en/map.json";
import type matches from "./en/matches.json";
import type matrimony from "./en/matrimony.json";
import type matrimonyChecks from "./en/matrimony-checks.json";
import type matrimonyChoices from "./en/matrimony-choices.json";
import type matrimonyForm from "./en/matrimony-form.json";
import type members from "./en/members.json";
import type nakshatras from "./en/nakshatras.json";
import type notices from "./en/notices.json";
import type offline from "./en/offline.json";
import type outgoing from "./en/outgoing.json";
import type panchang from "./en/panchang.json";
import type placeFacts from "./en/place-facts.json";
import type places from "./en/places.json";
import type plans from "./en/plans.json";
import type referrals from "./en/referrals.json";
import type results from "./en/results.json";
import type resultsChoices from "./en/results-choices.json";
import type resultsEmpty from "./en/results-empty.json";
import type resumeForm from "./en/resume-form.json";
import type resumes from "./en/resumes.json";
import type reviews from "./en/reviews.json";
import type richText from "./en/rich-text.json";
import type savedSearches from "./en/saved-searches.json";
import type sevaRequests from "./en/seva-requests.json";
import type site from "./en/site.json";
import type spirituality from "./en/spirituality.json";
import type spiritualityForm from "./en/spirituality-form.json";
import type staff from "./en/staff.json";
import type staffArticles from "./en/staff-articles.json";
import type staffComments from "./en/staff-comments.json";
import type staffConsents from "./en/staff-consents.json";
import type staffDonations from "./en/staff-donations.json";
import type staffExemptions from "./en/staff-exemptions.json";
import type staffFeed from "./en/staff-feed.json";
import type staffJobs from "./en/staff-jobs.json";
import type staffLogin from "./en/staff-login.json";
import type staffPayments from "./en/staff-payments.json";
import type staffReferrals from "./en/staff-referrals.json";
import type staffSite from "./en/staff-site.json";
import type staffVolunteers from "./en/staff-volunteers.json";
import type storyForm from "./en/story-form.json";
import type suggestions from "./en/suggestions.json";
import type ui from "./en/ui.json";
import type volunteerForm from "./en/volunteer-form.json";
import type volunteers from "./en/volunteers.json";
import type wantForm from "./en/want-form.json";
import type wants from "./en/wants.json";

export type Language = "en" | "hi";
export const LANGUAGES: readonly Language[] = ["en", "hi"];

export interface Catalogues {
  alike: typeof alike;
  announcements: typeof announcements;
  "announcement-form": typeof announcementForm;
  applications: typeof applications;
  approvals: typeof approvals;
  "item-report": typeof itemReport;
  articles: typeof articles;
  "article-form": typeof articleForm;
  auth: typeof auth;
  blocks: typeof blocks;
  biodata: typeof biodata;
  "biodata-sheet": typeof biodataSheet;
  "business-facts": typeof businessFacts;
  "business-page": typeof businessPage;
  businesses: typeof businesses;
  busy: typeof busy;
  cardCheck: typeof cardCheck;
  claims: typeof claims;
  consents: typeof consents;
  contact: typeof contact;
  content: typeof content;
  dev: typeof dev;
  discussion: typeof discussion;
  documents: typeof documents;
  donations: typeof donations;
  "donation-form": typeof donationForm;
  "donation-sheet": typeof donationSheet;
  errors: typeof errors;
  events: typeof events;
  "event-form": typeof eventForm;
  exemptions: typeof exemptions;
  family: typeof family;
  favourites: typeof favourites;
  feed: typeof feed;
  "feed-form": typeof feedForm;
  festivals: typeof festivals;
  fields: typeof fields;
  groups: typeof groups;
  "groups-form": typeof groupsForm;
  home: typeof home;
  homeScreen: typeof homeScreen;
  horoscope: typeof horoscope;
  "import-screen": typeof importScreen;
  imports: typeof imports;
  jobs: typeof jobs;
  "job-form": typeof jobForm;
  joining: typeof joining;
  leads: typeof leads;
  listings: typeof listings;
  map: typeof map;
  matches: typeof matches;
  matrimony: typeof matrimony;
  "matrimony-checks": typeof matrimonyChecks;
  "matrimony-choices": typeof matrimonyChoices;
  "matrimony-form": typeof matrimonyForm;
  members: typeof members;
  nakshatras: typeof nakshatras;
  notices: typeof notices;
  offline: typeof offline;
  outgoing: typeof outgoing;
  panchang: typeof panchang;
  places: typeof places;
  "place-facts": typeof placeFacts;
  plans: typeof plans;
  referrals: typeof referrals;
  results: typeof results;
  "resume-form": typeof resumeForm;
  resumes: typeof resumes;
  reviews: typeof reviews;
  "rich-text": typeof richText;
  "results-choices": typeof resultsChoices;
  "results-empty": typeof resultsEmpty;
  "saved-searches": typeof savedSearches;
  site: typeof site;
  "seva-requests": typeof sevaRequests;
  spirituality: typeof spirituality;
  "spirituality-form": typeof spiritualityForm;
  staff: typeof staff;
  "staff-payments": typeof staffPayments;
  "staff-articles": typeof staffArticles;
  "staff-comments": typeof staffComments;
  "staff-consents": typeof staffConsents;
  "staff-donations": typeof staffDonations;
  "staff-feed": typeof staffFeed;
  "staff-jobs": typeof staffJobs;
  "staff-login": typeof staffLogin;
  "staff-exemptions": typeof staffExemptions;
  "staff-referrals": typeof staffReferrals;
  "staff-site": typeof staffSite;
  "staff-volunteers": typeof staffVolunteers;
  "story-form": typeof storyForm;
  suggestions: typeof suggestions;
  ui: typeof ui;
  "volunteer-form": typeof volunteerForm;
  volunteers: typeof volunteers;
  wants: typeof wants;
  "want-form": typeof wantForm;
}
export type Area = keyof Catalogues;
export type MessageId = { [A in Area]: keyof Catalogues[A] }[Area] & string;
export type Values = Record<string, string | number>;
/** A message as the compiler of @lingui/message-utils leaves it. */
export type Compiled = Parameters<ReturnType<typeof setupI18n>["load"]>[1] extends Record<string, infer M> ? M : never;

export interface Words {
  language: Language;
  /** The sentence of an id; a value '@id' is itself looked up, and in Hindi a value `placeHi` stands for `place`. An id the catalogue lacks comes back as it is. */
  (id: MessageId, values?: Values): string;
  /** The same for ids that arrive over the wire. */
  of(id: string, values?: Values): string;
  has(id: string): boolean;
  add(messages: Record<string, Compiled>): void;
}

const MOST_SENTENCES = 500;

/** Words of one language over compiled messages; more areas can be added later. */
export function createWords(language: Language, messages: Record<string, Compiled>): Words {
  const known: Record<string, Compiled> = { ...messages };
  const i18n = setupI18n({ locale: language, locales: `${language}-IN`, messages: { [language]: known } });
  const of = (id: string, values: Values = {}): string => {
    const message = known[id];
    // Most sentences are one piece of plain text and need no reading.
    if (message?.length === 1 && typeof message[0] === "string") return message[0];
    const resolved = Object.fromEntries(
      Object.keys(values).map((k) => {
        const v = (language === "hi" && values[`${k}Hi`]) || values[k];
        return [k, typeof v === "string" && v.startsWith("@") && v.slice(1) in known ? of(v.slice(1)) : v];
      }),
    );
    if (!message) return id;
    // The library puts a sentence together anew with all that it can format.
    if (isPlain(message))
      return message.map((piece) => (typeof piece === "string" ? piece : (resolved[piece[0]] ?? ""))).join("");
    return written(JSON.stringify([id, resolved]));
  };
  // Counting words right takes the library twenty times as long as the rest of a sentence, and pages count alike.
  const written = memoized((asked) => {
    const [id, values]: [string, Values] = JSON.parse(asked);
    return i18n._(id, values);
  }, MOST_SENTENCES);
  return Object.assign((id: MessageId, values?: Values) => of(id, values), {
    language,
    of,
    has: (id: string) => id in known,
    add: (more: Record<string, Compiled>) => {
      Object.assign(known, more);
      i18n.load(language, more);
    },
  });
}

/** Text with values in it that stand as they are. */
function isPlain(message: Compiled): message is Array<string | [name: string]> {
  return Array.isArray(message) && message.every((piece) => typeof piece === "string" || piece.length === 1);
}
