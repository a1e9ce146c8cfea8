/** The English texts of the contact page and of the operator's documents. */
import content from "#messages/en/content.json";
import fields from "#messages/en/fields.json";

export const messages = { ...fields, ...content };
