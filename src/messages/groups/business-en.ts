/** The English texts that a business's page needs at once. */
import page from "#messages/en/business-page.json";

export const messages = { ...page };
