/** The Hindi texts of requests for rites: asking for a day, the lists of both sides. */
import fields from "#messages/hi/fields.json";
import requests from "#messages/hi/seva-requests.json";
import { messages as refusals } from "./refusals-hi.ts";
import { messages as spirituality } from "./spirituality-hi.ts";

export const messages = { ...fields, ...refusals, ...spirituality, ...requests };
