/** The English texts of what members do with their own posts: the form with pictures and a poll, their state, and whom they mute. */
import businesses from "#messages/en/businesses.json";
import discussion from "#messages/en/discussion.json";
import feed from "#messages/en/feed.json";
import feedForm from "#messages/en/feed-form.json";
import fields from "#messages/en/fields.json";
import { messages as refusals } from "./refusals-en.ts";

export const messages = { ...refusals, ...businesses, ...discussion, ...feed, ...feedForm, ...fields };
