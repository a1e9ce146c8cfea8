/** The Hindi texts of what members do about events of the community: forms, own lists, answers. */

import businesses from "#messages/hi/businesses.json";
import eventForm from "#messages/hi/event-form.json";
import fields from "#messages/hi/fields.json";
import { messages as events } from "./events-hi.ts";
import { messages as refusals } from "./refusals-hi.ts";

export const messages = { ...fields, ...refusals, ...businesses, ...events, ...eventForm };
