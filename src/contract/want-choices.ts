/** What the forms of wants offer to choose from, and their bounds. A want is what a member wants to buy, wants to sell, or needs now. */

export const WANT_KINDS = ["buyer", "seller", "requirement"] as const;
export type WantKind = (typeof WANT_KINDS)[number];

/** How many sellers may answer a requirement. */
export const ANSWERS_CHOICES = ["1", "3", "5"] as const;
export const WANT_DESCRIPTION_LIMIT = 2000;
/** A want may stand in the lists for so many days from the day it is saved. */
export const WANT_DAYS_MAX = { buyer: 365, seller: 365, requirement: 90 } as const satisfies Record<WantKind, number>;
/** The owner is told so many days before its last day. */
export const WANT_REMIND_DAYS = 3;
export const WANT_OUTCOMES = ["found", "not-needed"] as const;
