/** The Hindi texts of what members do about family announcements: forms, own lists, answers. */
import announcementForm from "#messages/hi/announcement-form.json";
import businesses from "#messages/hi/businesses.json";
import fields from "#messages/hi/fields.json";
import { messages as announcements } from "./announcements-hi.ts";
import { messages as refusals } from "./refusals-hi.ts";

export const messages = { ...fields, ...refusals, ...businesses, ...announcements, ...announcementForm };
