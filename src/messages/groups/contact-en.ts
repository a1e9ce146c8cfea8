/** The English texts of what a contact button opens: the prompts, the query form, the contact. */
import contact from "#messages/en/contact.json";
import fields from "#messages/en/fields.json";

export const messages = { ...fields, ...contact };
