/** The English texts of the contact page and of the operator's documents. */
import content from "#messages/en/content.json";

export const messages = { ...content };
