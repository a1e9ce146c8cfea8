/** The English texts of contact by consent: the panel on a profile, the member's screen, the staff's list. */
import consents from "#messages/en/consents.json";

export const messages = { ...consents };
