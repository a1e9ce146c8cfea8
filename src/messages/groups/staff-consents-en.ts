/** The English texts of the staff's list of requests that ask for money. */
import consents from "#messages/en/consents.json";
import staffConsents from "#messages/en/staff-consents.json";

export const messages = { ...consents, ...staffConsents };
