/** The English texts of what a member does with own entries: the form with pictures and position, the list, deleting. */
import businesses from "#messages/en/businesses.json";
import fields from "#messages/en/fields.json";
import spiritualityForm from "#messages/en/spirituality-form.json";
import { messages as refusals } from "./refusals-en.ts";
import { messages as spirituality } from "./spirituality-en.ts";

export const messages = { ...fields, ...refusals, ...businesses, ...spirituality, ...spiritualityForm };
