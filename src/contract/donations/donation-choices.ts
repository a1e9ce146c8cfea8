/** What can be chosen about a donation. */

/** How a gift came: online by the gateway, or into the staff's hands. */
export const OFFLINE_MODES = ["cash", "cheque", "transfer", "kind"] as const;
export const DONATION_MODES = ["online", ...OFFLINE_MODES] as const;
export type DonationMode = (typeof DONATION_MODES)[number];
export const TRIBUTES = ["memory", "honour"] as const;
export const GIFT_TYPES = ["corpus", "specific", "others"] as const;
export const PURPOSE_ICONS = ["animals", "learning", "temple", "health", "food", "general"] as const;
/** begun: nothing paid yet; waiting: taken by hand, a second person has to confirm it; received: with its receipt; declined: it was no gift after all. */
export const DONATION_STATES = ["begun", "waiting", "received", "declined"] as const;

/** Rupees. */
export const LEAST_RUPEES = 10;
export const MOST_RUPEES = 1_000_000;
export const MOST_OFFLINE_RUPEES = 10_000_000;
/** What is offered to be chosen at a touch. */
export const AMOUNTS = [251, 501, 1100, 2100, 5100, 11000] as const;
/** So many days ago a gift may have come that is recorded today. */
export const RECORDED_DAYS = 400;
