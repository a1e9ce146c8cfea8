/** The Hindi texts of the member's saved searches. */
import saved from "#messages/hi/saved-searches.json";

export const messages = { ...saved };
