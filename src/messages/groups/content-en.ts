/** The English texts of the contact page and of the operator's documents. */
import content from "#messages/en/content.json";
import { messages as refusals } from "./refusals-en.ts";

export const messages = { ...refusals, ...content };
