/** The English texts of contact by consent: the panel on a profile and the member's screen. */
import consents from "#messages/en/consents.json";

export const messages = { ...consents };
