/** The English texts of the member's saved searches. */
import saved from "#messages/en/saved-searches.json";

export const messages = { ...saved };
