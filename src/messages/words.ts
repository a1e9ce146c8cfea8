/** Turns message ids and values into sentences of one language (ICU, with plurals); the catalogues stand in en/ and hi/. */
import { setupI18n } from "@lingui/core";
import type alike from "./en/alike.json";
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
import type documents from "./en/documents.json";
import type errors from "./en/errors.json";
import type family from "./en/family.json";
import type favourites from "./en/favourites.json";
import type fields from "./en/fields.json";
import type home from "./en/home.json";
import type homeScreen from "./en/home-screen.json";
import type horoscope from "./en/horoscope.json";
import type importScreen from "./en/import-screen.json";
import type imports from "./en/imports.json";
import type jobForm from "./en/job-form.json";
import type jobs from "./en/jobs.json";
import type joining from "./en/joining.json";
import type leads from "./en/leads.json";
import type listings from "./en/listings.json";
import type matches from "./en/matches.json";
import type matrimony from "./en/matrimony.json";
import type matrimonyChecks from "./en/matrimony-checks.json";
import type matrimonyChoices from "./en/matrimony-choices.json";
import type matrimonyForm from "./en/matrimony-form.json";
import type members from "./en/members.json";
import type notices from "./en/notices.json";
import type outgoing from "./en/outgoing.json";
import type panchang from "./en/panchang.json";
import type places from "./en/places.json";
import type plans from "./en/plans.json";
import type results from "./en/results.json";
import type resultsChoices from "./en/results-choices.json";
import type resultsEmpty from "./en/results-empty.json";
import type reviews from "./en/reviews.json";
import type savedSearches from "./en/saved-searches.json";
import type site from "./en/site.json";
import type staff from "./en/staff.json";
import type staffConsents from "./en/staff-consents.json";
import type staffLogin from "./en/staff-login.json";
import type staffPayments from "./en/staff-payments.json";
import type suggestions from "./en/suggestions.json";
import type ui from "./en/ui.json";

export type Language = "en" | "hi";
export const LANGUAGES: readonly Language[] = ["en", "hi"];

export interface Catalogues {
  alike: typeof alike;
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
  documents: typeof documents;
  errors: typeof errors;
  family: typeof family;
  favourites: typeof favourites;
  fields: typeof fields;
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
  matches: typeof matches;
  matrimony: typeof matrimony;
  "matrimony-checks": typeof matrimonyChecks;
  "matrimony-choices": typeof matrimonyChoices;
  "matrimony-form": typeof matrimonyForm;
  members: typeof members;
  notices: typeof notices;
  outgoing: typeof outgoing;
  panchang: typeof panchang;
  places: typeof places;
  plans: typeof plans;
  results: typeof results;
  reviews: typeof reviews;
  "results-choices": typeof resultsChoices;
  "results-empty": typeof resultsEmpty;
  "saved-searches": typeof savedSearches;
  site: typeof site;
  staff: typeof staff;
  "staff-payments": typeof staffPayments;
  "staff-consents": typeof staffConsents;
  "staff-login": typeof staffLogin;
  suggestions: typeof suggestions;
  ui: typeof ui;
}
export type Area = keyof Catalogues;
export type MessageId = { [A in Area]: keyof Catalogues[A] }[Area] & string;
export type Values = Record<string, string | number>;
/** A message as the compiler of @lingui/message-utils leaves it. */
export type Compiled = Parameters<ReturnType<typeof setupI18n>["load"]>[1] extends Record<string, infer M> ? M : never;

export interface Words {
  language: Language;
  /** The sentence of an id; a value '@id' is itself looked up. An id the catalogue lacks comes back as it is. */
  (id: MessageId, values?: Values): string;
  /** The same for ids that arrive over the wire. */
  of(id: string, values?: Values): string;
  has(id: string): boolean;
  add(messages: Record<string, Compiled>): void;
}

/** Words of one language over compiled messages; more areas can be added later. */
export function createWords(language: Language, messages: Record<string, Compiled>): Words {
  const known: Record<string, Compiled> = { ...messages };
  const i18n = setupI18n({ locale: language, locales: `${language}-IN`, messages: { [language]: known } });
  const of = (id: string, values: Values = {}): string => {
    const message = known[id];
    // Most sentences are one piece of plain text and need no reading.
    if (message?.length === 1 && typeof message[0] === "string") return message[0];
    const resolved = Object.fromEntries(
      Object.entries(values).map(([k, v]) => [
        k,
        typeof v === "string" && v.startsWith("@") && v.slice(1) in known ? of(v.slice(1)) : v,
      ]),
    );
    return id in known ? i18n._(id, resolved) : id;
  };
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
