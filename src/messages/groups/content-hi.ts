/** The Hindi texts of the contact page and of the operator's documents. */
import content from "#messages/hi/content.json";
import { messages as refusals } from "./refusals-hi.ts";

export const messages = { ...refusals, ...content };
