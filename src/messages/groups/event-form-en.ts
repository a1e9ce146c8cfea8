/** The English texts of what members do about events of the community: forms, own lists, answers. */

import businesses from "#messages/en/businesses.json";
import eventForm from "#messages/en/event-form.json";
import fields from "#messages/en/fields.json";
import { messages as events } from "./events-en.ts";
import { messages as refusals } from "./refusals-en.ts";

export const messages = { ...fields, ...refusals, ...businesses, ...events, ...eventForm };
