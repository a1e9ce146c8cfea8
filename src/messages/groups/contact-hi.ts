/** The Hindi texts of what a contact button opens: the prompts, the query form, the contact. */
import contact from "#messages/hi/contact.json";
import fields from "#messages/hi/fields.json";

export const messages = { ...fields, ...contact };
