/** The Hindi texts of what a business tells everybody and of what was checked and said about it: they come with those parts of its page, and with its form. */
import facts from "#messages/hi/business-facts.json";

export const messages = { ...facts };
