/** The English texts of what members do about family announcements: forms, own lists, answers. */
import announcementForm from "#messages/en/announcement-form.json";
import businesses from "#messages/en/businesses.json";
import fields from "#messages/en/fields.json";
import { messages as announcements } from "./announcements-en.ts";
import { messages as refusals } from "./refusals-en.ts";

export const messages = { ...fields, ...refusals, ...businesses, ...announcements, ...announcementForm };
