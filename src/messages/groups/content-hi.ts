/** The Hindi texts of the contact page and of the operator's documents. */
import content from "#messages/hi/content.json";

export const messages = { ...content };
