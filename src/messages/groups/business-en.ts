/** The English texts of a business's page, and of the form that fills it. */
import page from "#messages/en/business-page.json";

export const messages = { ...page };
