/** The Hindi texts of contact by consent: the panel on a profile and the member's screen. */
import consents from "#messages/hi/consents.json";

export const messages = { ...consents };
