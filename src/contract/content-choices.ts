/** What the forms about the operator's pages offer to choose from, and how long an answer may take. */

export const FAQ_TOPICS = ["joining", "finding", "businesses", "payments", "matrimony", "safety", "other"] as const;
export type FaqTopic = (typeof FAQ_TOPICS)[number];

export const BANNER_EVENTS = ["view", "click"] as const;

export const CONTACT_STATES = ["new", "answered", "closed"] as const;
export type ContactState = (typeof CONTACT_STATES)[number];

/** Days, by what a message is about: IT Rules 2021, rule 3(2), as amended from 20 Feb 2026; DPDP Rules 2025, rule 14. No law sets a day for a question. */
export const ANSWER_WITHIN_DAYS = { question: null, complaint: 7, data: 90 } as const;

/** The texts that staff write with sections, as the settings name them. */
export const DOCUMENTS = ["privacy", "terms"] as const;
export type DocumentName = (typeof DOCUMENTS)[number];

export const FAQS_MOST = 200;
export const BANNERS_MOST = 100;
/** So many are shown at once. */
export const BANNERS_SHOWN = 4;
export const ADS_SHOWN = 2;
