/** The Hindi texts of what a member does with own entries: the form with pictures and position, the list, deleting. */
import businesses from "#messages/hi/businesses.json";
import fields from "#messages/hi/fields.json";
import spiritualityForm from "#messages/hi/spirituality-form.json";
import { messages as refusals } from "./refusals-hi.ts";
import { messages as spirituality } from "./spirituality-hi.ts";

export const messages = { ...fields, ...refusals, ...businesses, ...spirituality, ...spiritualityForm };
