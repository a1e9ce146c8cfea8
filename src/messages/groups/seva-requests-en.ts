/** The English texts of requests for rites: asking for a day, the lists of both sides. */
import fields from "#messages/en/fields.json";
import requests from "#messages/en/seva-requests.json";
import { messages as refusals } from "./refusals-en.ts";
import { messages as spirituality } from "./spirituality-en.ts";

export const messages = { ...fields, ...refusals, ...spirituality, ...requests };
