/** The Hindi texts of what a contact button opens: the prompts, the query form, the contact. */
import contact from "#messages/hi/contact.json";

export const messages = { ...contact };
