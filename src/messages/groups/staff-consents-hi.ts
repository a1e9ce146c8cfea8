/** The Hindi texts of the staff's list of requests that ask for money. */
import consents from "#messages/hi/consents.json";
import staffConsents from "#messages/hi/staff-consents.json";

export const messages = { ...consents, ...staffConsents };
