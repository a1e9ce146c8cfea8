/** The Hindi texts of what members do with their own posts: the form with pictures and a poll, their state, and whom they mute. */
import businesses from "#messages/hi/businesses.json";
import discussion from "#messages/hi/discussion.json";
import feed from "#messages/hi/feed.json";
import feedForm from "#messages/hi/feed-form.json";
import fields from "#messages/hi/fields.json";
import { messages as refusals } from "./refusals-hi.ts";

export const messages = { ...refusals, ...businesses, ...discussion, ...feed, ...feedForm, ...fields };
