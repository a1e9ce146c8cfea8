/** The Hindi texts of what a contact button opens: the prompts, the query form, the contact. */
import contact from "#messages/hi/contact.json";
import { messages as refusals } from "./refusals-hi.ts";

export const messages = { ...refusals, ...contact };
