/** The English texts of what a contact button opens: the prompts, the query form, the contact. */
import contact from "#messages/en/contact.json";
import { messages as refusals } from "./refusals-en.ts";

export const messages = { ...refusals, ...contact };
