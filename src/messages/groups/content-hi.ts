/** The Hindi texts of the contact page and of the operator's documents. */
import content from "#messages/hi/content.json";
import fields from "#messages/hi/fields.json";

export const messages = { ...fields, ...content };
