/** The Hindi texts of a business's page, and of the form that fills it. */
import page from "#messages/hi/business-page.json";

export const messages = { ...page };
