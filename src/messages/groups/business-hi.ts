/** The Hindi texts that a business's page needs at once. */
import page from "#messages/hi/business-page.json";

export const messages = { ...page };
