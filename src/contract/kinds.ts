/** The kinds of items that the directory shows, one row each: what both wings, and the wire, call them. The server's half is a row of `features/directory/kinds.ts`. */
import { longId } from "#base/ids.ts";
import type { ErrorCode } from "./errors.ts";

export interface KindRow {
  /** The field that names one item of the kind. */
  idField: string;
  /** The field that holds a list of its cards. */
  listField: string;
  /** Refuses what is not there, not public, or not the caller's own. */
  notFound: ErrorCode;
  /** Whether leads are sent about its items. */
  hasLeads: boolean;
}

export const kindRows = {
  business: { idField: "fkBusinessId", listField: "businesses", notFound: "business.not-found", hasLeads: true },
  listing: { idField: "fkListingId", listField: "listings", notFound: "listing.not-found", hasLeads: true },
  job: { idField: "fkJobId", listField: "jobs", notFound: "job.not-found", hasLeads: false },
  seva: { idField: "fkSevaId", listField: "entries", notFound: "seva.not-found", hasLeads: false },
  gathering: { idField: "fkEventId", listField: "events", notFound: "event.not-found", hasLeads: false },
  resume: { idField: "fkResumeId", listField: "resumes", notFound: "resume.not-found", hasLeads: false },
  seller: { idField: "fkSellerId", listField: "sellers", notFound: "want.not-found", hasLeads: false },
  buyer: { idField: "fkBuyerId", listField: "buyers", notFound: "want.not-found", hasLeads: false },
  article: { idField: "fkArticleId", listField: "articles", notFound: "article.not-found", hasLeads: false },
  requirement: { idField: "fkRequirementId", listField: "requirements", notFound: "want.not-found", hasLeads: false },
} as const satisfies Record<string, KindRow>;

export type KindKey = keyof typeof kindRows;
/** The kinds about whose items leads are sent. */
export type LeadKindKey = { [Key in KindKey]: (typeof kindRows)[Key]["hasLeads"] extends true ? Key : never }[KindKey];
export type IdField = (typeof kindRows)[LeadKindKey]["idField"];

/** The kinds that people search by category and place, in the order of their tabs. */
export const SEARCHED_KINDS = Object.entries(kindRows).flatMap(([key, { hasLeads }]) =>
  hasLeads ? [key as LeadKindKey] : [],
);
/** The kinds of which a search can be saved. */
export const SAVED_KINDS = [...SEARCHED_KINDS, "job"] as const;
/** What is meant where none is named. */
export const FIRST_KIND = SEARCHED_KINDS[0]!;

/** The tag of cached pages that show this item, named by its UUID or by its id as it stands in links. */
export const itemTag = (kind: KindKey, id: string) => `${kind}:${longId(id)}`;
