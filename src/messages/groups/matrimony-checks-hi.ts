/** The Hindi texts of documents by which matrimonial profiles are checked: for owners, for the staff, and what others read of it. */
import matrimonyChecks from "#messages/hi/matrimony-checks.json";
import matrimonyChoices from "#messages/hi/matrimony-choices.json";

export const messages = { ...matrimonyChoices, ...matrimonyChecks };
